import { raisedFlags, type GivenAnswer } from '../answers';
import { isBehind, isStrained } from './dangers';
import type { Flag, QuestionBank } from '../question-bank';

/** Flags after which a quiz asks about bills, missed payments and essentials, and no more about investing and risk. */
const hardshipFlags: readonly Flag[] = ['arrears', 'payday_loan', 'strain'];

/** Whether an answer so far was a sign of hardship. */
export function isInHardship(questionBank: QuestionBank, answers: readonly GivenAnswer[]): boolean {
  const raised = raisedFlags(questionBank, answers);
  return hardshipFlags.some((flag) => raised.has(flag));
}

/** Whether someone is behind, or shows a sign that they soon may be: for both, help comes before all other advice. */
export function needsHelp(questionBank: QuestionBank, answers: readonly GivenAnswer[]): boolean {
  return isInHardship(questionBank, answers) || isBehind({ answers }) || isStrained({ answers });
}
