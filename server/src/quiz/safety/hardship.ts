import { raisedFlags, type GivenAnswer } from '../answers';
import type { Flag, QuestionBank } from '../question-bank';

/** Flags after which a quiz asks about bills, missed payments and essentials, and no more about investing and risk. */
const hardshipFlags: readonly Flag[] = ['arrears', 'payday_loan', 'strain'];

/** Whether an answer so far was a sign of hardship. */
export function isInHardship(questionBank: QuestionBank, answers: readonly GivenAnswer[]): boolean {
  const raised = raisedFlags(questionBank, answers);
  return hardshipFlags.some((flag) => raised.has(flag));
}
