import { chosenValues, gateState, type GivenAnswer } from './answers';
import type { QuestionBank, QuestionDefinition } from './question-bank';
import { isInArrears, isClearToInvest, isInHardship } from './safety/dangers';

/** Ids of main questions, by the id of the extra question about the same fact. */
const askedBy: Readonly<Record<string, string>> = { 'profile-bnpl': 'debt-bnpl', 'profile-missed': 'debt-missed' };

/** True for a follow-up question that applies and asks for a fact that earlier answers do not reveal. */
function isOpen(question: QuestionDefinition, answers: readonly GivenAnswer[]): boolean {
  const one = askedBy[question.id];
  const isSaid = isInArrears({ answers }) || answers.some(({ questionId }) => questionId === one);
  return !(one !== undefined && isSaid) && gateState(question, answers) === 'open';
}

const says = (answers: readonly GivenAnswer[], id: string, ...values: readonly string[]) =>
  answers.some(
    ({ questionId, answer }) =>
      questionId === id && chosenValues(answer).some((chosenValue) => values.includes(chosenValue)),
  );

/** True if advice to the user depends on the Australian state they live in, such as grants for a first home. */
const readsOfState = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'home', 'retired') || says(answers, 'profile-wishes', 'home');
/** True if advice to the user depends on the government payments they get, such as help with rent. */
const readsOfPayments = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-situation', 'renting', 'retired') || says(answers, 'profile-goal', 'retired');

/** True if advice to the user depends on their age, such as the rules of superannuation. */
const readsOfAge = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'retirement', 'retired') ||
  says(answers, 'profile-wishes', 'retirement') ||
  says(answers, 'profile-situation', 'retired') ||
  says(answers, 'profile-pressure', 'control');

/**
 * Returns the optional questions after the ten, follow-ups on debts first. Questions about gambling, control and being
 * overwhelmed go to every user, because they do not depend on income.
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
