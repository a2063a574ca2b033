import { metricTitles } from '@verdant/shared/contract';
import type { MovingAnswer, ReadExplanation } from '@verdant/shared/contract';
import { strongestReasons } from './result-reducer';

const moved = (points: number): MovingAnswer => ({
  question_id: String(points),
  question: `Question ${points}`,
  answer: 'Yes',
  points,
});
const explained = (title: string, points: number[]): ReadExplanation['metrics'][number] => ({
  title,
  value: 60,
  limit: null,
  up: points.filter((point) => point > 0).map(moved),
  down: points.filter((point) => point < 0).map(moved),
  change: null,
});
const explanation = (...metrics: ReadExplanation['metrics']): ReadExplanation => ({
  session_id: 'session-1',
  completed_at: null,
  previous_completed_at: null,
  metrics,
});

it('returns the three answers that changed the overall score most, in either direction', () => {
  const reasons = strongestReasons(
    explanation(explained(metricTitles.debt, [40]), explained(metricTitles.overall, [6, 2, 1, -5, -0.5])),
  );
  expect(reasons.map(({ points }) => points)).toEqual([6, -5, 2]);
});

it('returns no reasons without an explanation of the overall score', () => {
  expect(strongestReasons(explanation(explained(metricTitles.debt, [40])))).toEqual([]);
  expect(strongestReasons(explanation())).toEqual([]);
});
