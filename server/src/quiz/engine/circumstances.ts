import type { GivenAnswer } from '../answers';
import type { QuestionBank } from '../question-bank';
import { isInHardship, isNearlyClearToInvest } from '../safety';

/** What the answers so far say about which questions are in place, and which are owed. */
export interface Circumstances {
  /** After a sign of hardship. */
  readonly inHardship: boolean;
  /** Nothing but the question about bills stands between this person and a word about investing. */
  readonly isNearlyClear: boolean;
}

export function circumstancesOf(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Circumstances {
  return {
    inHardship: isInHardship(questionBank, answers),
    isNearlyClear: isNearlyClearToInvest({ answers }),
  };
}
