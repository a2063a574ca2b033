import type { Answer, AnswerSource } from '@verdant/shared/contract';

/** An answer in the form of the engine and the scoring. `checkAnswer` has validated it before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  /** The answer; for a slider or a text with steps, its step (`inSteps`). */
  readonly answer: Answer;
  /** Position of the slider, or the typed text, as it is stored and shown. Absent for other answers. */
  readonly said?: number | string | undefined;
  /** False where a slider was sent without having been moved. */
  readonly touched?: boolean | null;
  /** Source of the answer, shown next to it and used by no score. Null or absent: the user alone. */
  readonly source?: AnswerSource | null;
}
