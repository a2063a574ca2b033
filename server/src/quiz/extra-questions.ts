import { chosenValues, gateState, type GivenAnswer } from './answers';
import type { QuestionBank, QuestionDefinition } from './question-bank';
import { isBehind, isClearToInvest, isInHardship } from './safety';

/** The one of the ten that would have found out the same. */
const askedBy: Readonly<Record<string, string>> = { 'profile-bnpl': 'debt-bnpl', 'profile-missed': 'debt-missed' };

/** True for a question that an answer left open: it applies, and its fact is not known already. */
function isOpen(question: QuestionDefinition, answers: readonly GivenAnswer[]): boolean {
  const one = askedBy[question.id];
  const isSaid = isBehind({ answers }) || answers.some(({ questionId }) => questionId === one);
  return !(one !== undefined && isSaid) && gateState(question, answers) === 'open';
}

const says = (answers: readonly GivenAnswer[], id: string, ...values: readonly string[]) =>
  answers.some(
    ({ questionId, answer }) => questionId === id && chosenValues(answer).some((one) => values.includes(one)),
  );

/** Whether the state a user lives in changes what they read: grants for a first home, concessions. */
const readsOfState = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'home', 'retired') || says(answers, 'profile-wishes', 'home');
/** Whether a payment of Services Australia does: help with rent comes with one. */
const readsOfPayments = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-situation', 'renting', 'retired') || says(answers, 'profile-goal', 'retired');

/** Whether an age does: the rules of super and the pension, and who helps against pressure in old age. */
const readsOfAge = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'retirement', 'retired') ||
  says(answers, 'profile-wishes', 'retirement') ||
  says(answers, 'profile-situation', 'retired') ||
  says(answers, 'profile-pressure', 'control');

/**
 * The questions that are offered after the ten: no user has to answer them, and no score counts them. At most three that
 * follow up on debts come first. About risk only to those who are clear to invest; about payments after a sign of
 * hardship, and of those who rent or have retired; where and how old a user is only where advice reads it. Gambling, control by another person and being overwhelmed are no matter of income: every user may say so.
 */
export function extraQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const isClear = isClearToInvest({ answers });
  const inHardship = isInHardship(questionBank, answers);
  const isOffered = (question: QuestionDefinition) => {
    if (question.role === 'follow_up') return isOpen(question, answers);
    if (question.role === 'risk') return isClear;
    if (question.role === 'state') return inHardship || readsOfState(answers);
    if (question.role === 'age') return readsOfAge(answers);
    return question.role === 'support' ? inHardship || readsOfPayments(answers) : true;
  };
  return questionBank.questions.filter((question) => question.extra && isOffered(question));
}
