import { metricTitles } from '@verdant/shared/contract';
import type { MovingAnswer, ReadExplanation } from '@verdant/shared/contract';

const MOST = 3;

/** Returns the answers that changed the overall score most, up or down, strongest first. */
export function strongestReasons({ metrics }: Pick<ReadExplanation, 'metrics'>): MovingAnswer[] {
  const overall = metrics.find(({ title }) => title === metricTitles.overall);
  const moved = overall ? [...overall.up, ...overall.down] : [];
  return moved.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST);
}
