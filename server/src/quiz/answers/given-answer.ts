import type { Answer } from '@verdant/shared/contract';

/** One answer as engine and scoring take it, checked by `checkAnswer` before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: Answer;
  /** False where a slider was sent without having been moved. */
  readonly touched?: boolean | null;
}
