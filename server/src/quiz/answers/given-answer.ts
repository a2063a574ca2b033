import type { Answer, AnswerSource } from '@verdant/shared/contract';

/** One answer as engine and scoring take it, checked by `checkAnswer` before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: Answer;
  /** False where a slider was sent without having been moved. */
  readonly touched?: boolean | null;
  /** Where it came from, to be shown beside it; no score knows. Null or absent: from the person alone. */
  readonly source?: AnswerSource | null;
}
