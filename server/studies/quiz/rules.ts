import { questionTypes } from '@verdant/shared/contract';
import { gateState, type GivenAnswer } from '../../src/quiz/answers';
import { scoredAreas } from '../../src/quiz/question-bank';
import {
  circumstancesOf,
  applicableQuestions,
  areMutuallyExclusive,
  askedQuestions,
  isQuestionSuitable,
  MAX_QUESTIONS_PER_AREA,
  canStillBeAsked,
  remainingQuestionsIn,
} from '../../src/quiz/engine/eligible';
import { unmetMinima, unavoidablyUnserved } from '../../src/quiz/engine/minima';

/** Returns required subjects that are missing after these answers, and how many of these no longer fit into the quiz. */
function owedAfter(answers: readonly GivenAnswer[], total: number) {
  const asked = askedQuestions(answers);
  const circumstances = circumstancesOf(answers);
  const applicable = applicableQuestions(answers, circumstances);
  const unmet = unmetMinima(asked, applicable, circumstances);
  const left = applicable.filter((question) => canStillBeAsked(question, asked));
  const unserved = unavoidablyUnserved(unmet, left, total - answers.length, (area) =>
    remainingQuestionsIn(area, asked),
  );
  return { unmet, unserved: unserved.length };
}

/**
 * Returns the required subjects that a quiz misses at its end although enough places were left. A late answer, such as a
 * sign of hardship, can require more questions than places are left; these questions are not reported.
 */
function missedMinima(answers: readonly GivenAnswer[], total: number): string[] {
  const owed = Array.from({ length: answers.length + 1 }, (_, asked) => owedAfter(answers.slice(0, asked), total));
  const excused = owed.slice(1).map(({ unmet, unserved }, index) => {
    const before = owed[index]?.unmet ?? [];
    return unmet.some((minimum) => !before.includes(minimum)) ? unserved : 0;
  });
  const last = owed.at(-1)?.unmet ?? [];
  return last.length > Math.max(0, ...excused) ? last.map(({ name }) => `nothing about ${name}`) : [];
}

/** Returns a description of each content rule that the questions of a quiz break; empty for a valid quiz. */
export function brokenRules(answers: readonly GivenAnswer[], total: number): string[] {
  const path = askedQuestions(answers);
  const broken: string[] = [];
  if (path.length !== total) broken.push(`${path.length} questions instead of ${total}`);
  if (new Set(path).size !== path.length) broken.push('a question twice');
  if (path.some((question) => path.some((other) => areMutuallyExclusive(question, other)))) {
    broken.push('one fact twice');
  }
  for (const [index, question] of path.entries()) {
    const before = answers.slice(0, index);
    if (gateState(question, before) !== 'open') broken.push(`${question.id} behind a closed gate`);
    const circumstances = circumstancesOf(before);
    if (!isQuestionSuitable(question, circumstances)) broken.push(`${question.id} out of place`);
  }
  for (const area of scoredAreas) {
    const asked = path.filter((question) => question.area === area).length;
    if (asked > MAX_QUESTIONS_PER_AREA) broken.push(`too much of ${area}`);
  }
  if (path.some(({ extra }) => extra)) broken.push('an extra among the ten');
  for (const type of questionTypes) {
    if (!path.some((question) => question.type === type)) broken.push(`no question of the type ${type}`);
  }
  broken.push(...missedMinima(answers, total));
  return broken;
}

/** Time for a quiz in seconds: "about three minutes" (spec 1). */
const SECONDS_BUDGET = 180;

/** True if a quiz takes longer than the promised three minutes by the times that the authors of the questions estimated. */
export function isQuizTooLong(answers: readonly GivenAnswer[]): boolean {
  return askedQuestions(answers).reduce((sum, { seconds }) => sum + seconds, 0) > SECONDS_BUDGET;
}
