import type { GivenAnswer } from '../answers';
import { byMetric, type ByMetric } from '../model';
import type { QuestionBank } from '../question-bank';
import { isClearChange, scoreAnswers } from '../scoring';
import { adaptiveForm, sessionSeed } from './forms';
import type { Person } from './population';
import { randomFrom, type Random } from './random';

/** How two quizzes of people whose money has not changed differ. */
export interface Retake {
  /** Standard deviation of the second score minus the first, in points. */
  readonly sd: ByMetric<number>;
  /** Share of people whose score is called changed. */
  readonly called: ByMetric<number>;
  /** Share of people whose overall score moved by five points or more. */
  readonly movedByFive: number;
}

/** `same`: every answer is given again. `wavering`: one answer in ten is given one step higher or lower. */
export type Memory = 'same' | 'wavering';
const WAVERING = 0.1;

function oneStepAway(
  { questionId, answer, ...rest }: GivenAnswer,
  questionBank: QuestionBank,
  random: Random,
): GivenAnswer {
  const step = random.uniform() < 0.5 ? -1 : 1;
  const question = questionBank.byId.get(questionId);
  if (!question || question.type === 'multiple_choice' || question.area === 'profile') {
    return { questionId, answer, ...rest };
  }
  const at = question.options.findIndex(({ value }) => value === answer);
  return { questionId, answer: question.options[at + step]?.value ?? answer, ...rest };
}

/** The same people again, some time later. */
function later(questionBank: QuestionBank, people: readonly Person[], memory: Memory, seed: number): Person[] {
  if (memory === 'same') return [...people];
  const random = randomFrom(seed);
  return people.map((person) =>
    person.map((given) => (random.uniform() < WAVERING ? oneStepAway(given, questionBank, random) : given)),
  );
}

export interface RetakeOptions {
  readonly memory: Memory;
  /** Whether the second quiz knows the questions of the first. */
  readonly asksAgain: boolean;
  readonly seed: number;
}

/** Lets everybody take the quiz twice. */
export function measureRetake(
  questionBank: QuestionBank,
  people: readonly Person[],
  { memory, asksAgain, seed }: RetakeOptions,
): Retake {
  const again = later(questionBank, people, memory, seed);
  const pairs = people.map((person, index) => {
    const first = adaptiveForm(questionBank)(person, sessionSeed(index, seed));
    const previous = asksAgain ? first.map(({ questionId }) => questionId) : [];
    const second = adaptiveForm(questionBank, previous)(again[index] ?? person, sessionSeed(index, seed + 1));
    return [scoreAnswers(questionBank, first).metrics, scoreAnswers(questionBank, second).metrics] as const;
  });
  const share = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length / pairs.length;
  return {
    sd: byMetric((name) =>
      Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (b[name].value - a[name].value) ** 2, 0) / pairs.length),
    ),
    called: byMetric((name) => share(([a, b]) => isClearChange(a[name], b[name]))),
    movedByFive: share(([a, b]) => Math.abs(b.overall.value - a.overall.value) >= 5),
  };
}
