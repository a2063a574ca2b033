import { gateState, type GivenAnswer } from '../answers';
import { scoredAreas, type QuestionBank } from '../question-bank';
import { areEnemies, askedQuestions, MAX_PER_AREA, TEXT_FROM, TEXT_UP_TO } from '../engine/eligible';
import { namesOf, unmetMinima } from '../engine/minima';
import { SECONDS_BUDGET } from '../engine/select';

/** The rules of content that a path breaks, in words; none for a good one. */
export function brokenRules(questionBank: QuestionBank, answers: readonly GivenAnswer[], total: number): string[] {
  const path = askedQuestions(questionBank, answers);
  const broken: string[] = [];
  if (path.length !== total) broken.push(`${path.length} questions instead of ${total}`);
  if (new Set(path).size !== path.length) broken.push('a question twice');
  if (path.some((question) => path.some((other) => areEnemies(question, other)))) broken.push('one fact twice');
  for (const [index, question] of path.entries()) {
    if (gateState(question, answers.slice(0, index)) !== 'open') broken.push(`${question.id} behind a closed gate`);
  }
  for (const area of scoredAreas) {
    if (path.filter((question) => question.area === area).length > MAX_PER_AREA) broken.push(`too much of ${area}`);
  }
  const texts = path.flatMap(({ type }, index) => (type === 'text' ? [index + 1] : []));
  if (texts.length !== 1 || texts.some((place) => place < TEXT_FROM || place > TEXT_UP_TO)) {
    broken.push(`texts at ${texts.join(', ')}`);
  }
  // A minimum that no remaining question could serve is not a violation.
  const left = questionBank.questions.filter(
    (question) => gateState(question, answers) === 'open' && !path.includes(question),
  );
  broken.push(...namesOf(unmetMinima(path, left)).map((name) => `nothing about ${name}`));
  return broken;
}

/** Seconds that a path takes, as its questions' authors judged. */
function secondsOf(questionBank: QuestionBank, answers: readonly GivenAnswer[]): number {
  return askedQuestions(questionBank, answers).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Whether a path takes longer than the promised three minutes. */
export function isTooLong(questionBank: QuestionBank, answers: readonly GivenAnswer[]): boolean {
  return secondsOf(questionBank, answers) > SECONDS_BUDGET;
}
