import { gateState, type GivenAnswer } from '../answers';
import { isScoredArea, type QuestionBank, type QuestionDefinition } from '../question-bank';
import { circumstancesOf, type Circumstances } from './circumstances';

/** No area of health is asked about more often than this. */
export const MAX_PER_AREA = 4;

export function areEnemies(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** The questions that were asked, in order; unknown ids (of an older question bank) are left out. */
export function askedQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Whether `question` may follow `asked`: not asked, no enemy asked, and its area not used up. */
export function mayFollow(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  let sameArea = 0;
  for (const other of asked) {
    if (other.id === question.id || areEnemies(question, other)) return false;
    if (other.area === question.area) sameArea += 1;
  }
  return sameArea < MAX_PER_AREA || !isScoredArea(question.area);
}

/**
 * Whether a question is in place among the ten: after a sign of hardship nothing about investing or far goals but about
 * essentials; extras come after the ten.
 */
export function isInPlace({ area, role, extra }: QuestionDefinition, { inHardship }: Circumstances): boolean {
  if (extra) return false;
  if (role === 'essentials') return inHardship;
  return !(inHardship && (role === 'goal' || area === 'investing'));
}

/** What may still be asked: see `mayFollow` and `isInPlace`; and its gate is known to be open. */
export function eligibleQuestions(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  asked = askedQuestions(questionBank, answers),
  circumstances = circumstancesOf(questionBank, answers),
): QuestionDefinition[] {
  return questionBank.questions.filter(
    (question) =>
      gateState(question, answers) === 'open' && isInPlace(question, circumstances) && mayFollow(question, asked),
  );
}
