import { gateState, type GivenAnswer } from '../answers';
import { isScoredArea, type QuestionBank, type QuestionDefinition } from '../question-bank';

/** No area of health is asked about more often than this. */
export const MAX_PER_AREA = 3;
/** The first and the last place in which a text may stand: not before people know what this is about, nor as the last thing. */
export const TEXT_FROM = 4;
export const TEXT_UP_TO = 8;

export function areEnemies(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** The questions that were asked, in order; unknown ids (of an older question bank) are left out. */
export function askedQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Whether `question` may follow `asked`: not asked, no enemy asked, its area not used up, no second text. */
export function mayFollow(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  const isUsedUp =
    isScoredArea(question.area) && asked.filter(({ area }) => area === question.area).length >= MAX_PER_AREA;
  const isSecondText = question.type === 'text' && asked.some(({ type }) => type === 'text');
  return !isUsedUp && !isSecondText && !asked.some((other) => other.id === question.id || areEnemies(question, other));
}

/** What may still be asked: see `mayFollow`; and its gate is known to be open. */
export function eligibleQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const asked = askedQuestions(questionBank, answers);
  return questionBank.questions.filter(
    (question) => gateState(question, answers) === 'open' && mayFollow(question, asked),
  );
}
