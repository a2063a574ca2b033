import { chosenValues, gateState, type GivenAnswer } from './answers';
import type { QuestionBank, QuestionDefinition } from './question-bank';
import { isInArrears, isClearToInvest, isInHardship } from './safety';

/** Id of the main question that asks for the same fact, by the id of the extra question. */
const askedBy: Readonly<Record<string, string>> = { 'profile-bnpl': 'debt-bnpl', 'profile-missed': 'debt-missed' };

/** True for a follow-up question that applies and asks for a fact that is not known yet. */
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

/** True if advice depends on the user's state, for example grants for a first home or concessions. */
const readsOfState = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'home', 'retired') || says(answers, 'profile-wishes', 'home');
/** True if advice depends on a payment of Services Australia, for example help with rent. */
const readsOfPayments = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-situation', 'renting', 'retired') || says(answers, 'profile-goal', 'retired');

/** True if advice depends on the user's age: the rules of super and the pension, and help against pressure in old age. */
const readsOfAge = (answers: readonly GivenAnswer[]) =>
  says(answers, 'profile-goal', 'retirement', 'retired') ||
  says(answers, 'profile-wishes', 'retirement') ||
  says(answers, 'profile-situation', 'retired') ||
  says(answers, 'profile-pressure', 'control');

/**
 * Returns the optional questions after the ten, which scores do not use. At most three questions that follow up on debts
 * come first. Questions about risk are only for users who are clear to invest. Questions about payments follow a sign of
 * hardship, and go to users who rent or have retired. State and age are asked only if advice needs them. Gambling, control
 * by another person and being overwhelmed do not depend on income, so every user may report them.
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
