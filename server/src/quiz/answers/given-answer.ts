import type { Answer, AnswerSource } from '@verdant/shared/contract';

/** One answer as engine and scoring take it, checked by `checkAnswer` before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  /** The answer; for a slider or a text with steps, its step (`inSteps`). */
  readonly answer: Answer;
  /** The position of the slider or the text itself, as it is stored and shown; absent where `answer` is all there is. */
  readonly said?: number | string | undefined;
  /** False where a slider was sent without having been moved. */
  readonly touched?: boolean | null;
  /** Source of the answer, shown next to it and used by no score. Null or absent: the user alone. */
  readonly source?: AnswerSource | null;
}
