import { gateState, type GivenAnswer } from '../answers';
import { scoredAreas, type QuestionBank } from '../question-bank';
import { areEnemies, askedQuestions, circumstancesOf, isInPlace, MAX_PER_AREA } from '../engine/eligible';
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
    const before = answers.slice(0, index);
    if (gateState(question, before) !== 'open') broken.push(`${question.id} behind a closed gate`);
    if (!isInPlace(question, circumstancesOf(questionBank, before))) broken.push(`${question.id} out of place`);
  }
  for (const area of scoredAreas) {
    if (path.filter((question) => question.area === area).length > MAX_PER_AREA) broken.push(`too much of ${area}`);
  }
  if (path.some(({ extra }) => extra)) broken.push('an extra among the ten');
  // A minimum that no remaining question could serve is not a violation.
  // What came up with the last two answers could not be asked any more.
  const before = answers.slice(0, -2);
  const circumstances = circumstancesOf(questionBank, before);
  const left = questionBank.questions.filter(
    (question) =>
      gateState(question, before) === 'open' && isInPlace(question, circumstances) && !path.includes(question),
  );
  const unmet = unmetMinima(path, left, circumstances.inHardship);
  broken.push(...namesOf(unmet).map((name) => `nothing about ${name}`));
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
