import fc from 'fast-check';
import type { PastQuiz } from '../contract';
import { shownChange } from './change-words';
import { layOutColumnDots } from './column-dots';
import { metricTrendsOf, uniqueLabels } from './trend';

const quiz = (completed_at: string, values: Record<string, number>): PastQuiz => ({
  id: completed_at,
  completed_at,
  status: Object.keys(values).length > 0 ? 'scored' : 'too_little',
  metrics: Object.entries(values).map(([title, value]) => ({ title, value, range: [value - 5, value + 5] })),
});

test('a trend needs two quizzes with a score', () => {
  expect(metricTrendsOf({ quizzes: [] })).toEqual([]);
  expect(metricTrendsOf({ quizzes: [quiz('a', { Debt: 40 }), quiz('b', {})] })).toEqual([]);
});

test('quizzes without a score are skipped, even the newest', () => {
  const quizzes = [quiz('a', { Debt: 40 }), quiz('b', {}), quiz('c', { Debt: 50 }), quiz('d', {})];
  expect(metricTrendsOf({ quizzes })).toEqual([
    {
      title: 'Debt',
      points: [
        { completedAt: 'a', value: 40, range: [35, 45] },
        { completedAt: 'c', value: 50, range: [45, 55] },
      ],
    },
  ]);
});

test('trends are in the order of the metrics in the newest quiz, and a new metric has no trend yet', () => {
  const quizzes = [quiz('a', { Debt: 40, Overall: 50 }), quiz('b', { Overall: 55, Debt: 45, Fresh: 1 })];
  expect(metricTrendsOf({ quizzes }).map(({ title }) => title)).toEqual(['Overall', 'Debt']);
});

test('several quizzes on the same day have different labels', () => {
  expect(uniqueLabels(['1 Mar', '2 Mar', '1 Mar', '1 Mar'])).toEqual(['1 Mar', '2 Mar', '1 Mar (2)', '1 Mar (3)']);
});

const placesOf = (result: ReturnType<typeof layOutColumnDots>) =>
  result.dots.map(({ score, offset }) => `${score} ${offset}`);

test('the 80 dots of a score do not overlap, and each row of dots is centred', () => {
  const result = layOutColumnDots({ value: 69, range: [55, 81] }, 18);
  expect(result.level).toBe(2);
  expect(new Set(placesOf(result)).size).toBe(80);
  for (const { score } of result.dots) {
    const level = result.dots.filter((dot) => dot.score === score).map(({ offset }) => offset);
    expect(Math.max(...level) + Math.min(...level)).toBeCloseTo(0);
  }
});

test.each([
  [80, [77, 83]],
  [100, [100, 100]],
  [0, [0, 0]],
] as const)(
  'a score of %s with the range %j has a row of dots for each point instead of each two points, without overlap',
  (value, range) => {
    const result = layOutColumnDots({ value, range }, 18);
    expect(result.level).toBe(1);
    expect(new Set(placesOf(result)).size).toBe(80);
  },
);

const oneDecimal = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

test('the shown change of a score is always the difference between the rounded earlier and the rounded current score', () => {
  fc.assert(
    fc.property(oneDecimal, oneDecimal, (from, now) => {
      const points = Math.round((now - from) * 10) / 10;
      expect(shownChange({ from, points })).toBe(Math.round(now) - Math.round(from));
    }),
  );
});
