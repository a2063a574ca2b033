import type { Answer, AnswerSource } from '@verdant/shared/contract';

/** One answer as engine and scoring take it, checked by `checkAnswer` before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  /** Of a slider, and of a text that is read, the step that it stands on (`inSteps`). */
  readonly answer: Answer;
  /** The position of the slider or the text itself, as it is stored and shown; absent where `answer` is all there is. */
  readonly said?: number | string | undefined;
  /** False where a slider was sent without having been moved. */
  readonly touched?: boolean | null;
  /** Where it came from, to be shown next to it; no score knows. Null or absent: from the user alone. */
  readonly source?: AnswerSource | null;
}
