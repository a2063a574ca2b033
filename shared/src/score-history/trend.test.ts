import type { PastQuiz } from '../contract';
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
