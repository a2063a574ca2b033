import { changeBetween } from '../figures/change';
import type { SixFigures } from '../figures/sample-months';

/** The key metrics of a line of scores: where it stands, the change of the last month in percent, the points gained in all. */
export function scoreMetrics(scores: SixFigures): { score: number; monthlyChange: number; gain: number } {
  const [first, , , , before, now] = scores;
  return { score: now, monthlyChange: changeBetween(before, now).percent, gain: now - first };
}
