import { gateState, hasAnswered, type GivenAnswer } from './answers';
import { questionBank, type QuestionDefinition } from './question-bank';
import { isInArrears, isClearToInvest, isInHardship } from './safety/dangers';

/** Ids of main questions, by the id of the extra question about the same fact. */
const mainQuestions: Readonly<Record<string, string>> = {
  'profile-bnpl': 'debt-bnpl',
  'profile-missed': 'debt-missed',
};

/** True for a follow-up question that applies and asks for a fact that earlier answers do not reveal. */
function isFollowUpNeeded(question: QuestionDefinition, answers: readonly GivenAnswer[]): boolean {
  const mainQuestionId = mainQuestions[question.id];
  const isKnown = isInArrears({ answers }) || answers.some(({ questionId }) => questionId === mainQuestionId);
  return !(mainQuestionId !== undefined && isKnown) && gateState(question, answers) === 'open';
}

/** True if advice to the user depends on the Australian state they live in, such as grants for a first home. */
const dependsOnState = (answers: readonly GivenAnswer[]) =>
  hasAnswered(answers, 'profile-goal', 'home', 'retired') || hasAnswered(answers, 'profile-wishes', 'home');
/** True if advice to the user depends on the government payments they get, such as help with rent. */
const dependsOnPayments = (answers: readonly GivenAnswer[]) =>
  hasAnswered(answers, 'profile-situation', 'renting', 'retired') || hasAnswered(answers, 'profile-goal', 'retired');

/** True if advice to the user depends on their age, such as the rules of superannuation. */
const dependsOnAge = (answers: readonly GivenAnswer[]) =>
  hasAnswered(answers, 'profile-goal', 'retirement', 'retired') ||
  hasAnswered(answers, 'profile-wishes', 'retirement') ||
  hasAnswered(answers, 'profile-situation', 'retired') ||
  hasAnswered(answers, 'profile-pressure', 'control');

/**
 * Returns the optional questions after the ten, follow-ups on debts first. Questions about gambling, control and being
 * overwhelmed go to every user, because they do not depend on income.
 */
export function extraQuestions(answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const isClear = isClearToInvest({ answers });
  const inHardship = isInHardship({ answers });
  const isOffered = (question: QuestionDefinition) => {
    if (question.role === 'follow_up') return isFollowUpNeeded(question, answers);
    if (question.role === 'risk') return isClear;
    if (question.role === 'state') return inHardship || dependsOnState(answers);
    if (question.role === 'age') return dependsOnAge(answers);
    return question.role === 'support' ? inHardship || dependsOnPayments(answers) : true;
  };
  return questionBank.questions.filter((question) => question.extra && isOffered(question));
}
