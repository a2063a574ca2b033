import type { Insight, Recommendation } from '@verdant/shared/contract';
import { priorityActions } from './priority-actions';

const action = (title: string, urgency: Recommendation['urgency']): Recommendation => ({
  title,
  urgency,
  description: `About ${title}`,
  estimated_impact: '',
});
const list = (...recommendations: Recommendation[]): Insight => ({
  type: 'recommendations',
  title: 'Next',
  recommendations,
});

test('sorts actions by urgency, and keeps the order of equally urgent actions', () => {
  const insights = [list(action('a', 'low'), action('b', 'high')), list(action('c', 'medium'), action('d', 'high'))];
  expect(priorityActions(insights).map(({ title }) => title)).toEqual(['b', 'd', 'c', 'a']);
});

test('lists a repeated recommendation only once', () => {
  expect(priorityActions([list(action('a', 'low'), action('a', 'low'))])).toHaveLength(1);
});

test('does not list metrics as actions', () => {
  expect(priorityActions([{ type: 'metric', title: 'Debt', value: 3 }])).toEqual([]);
});
