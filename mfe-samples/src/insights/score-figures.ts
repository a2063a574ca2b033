import { changeBetween } from '../figures/change';
import type { SixFigures } from '../figures/sample-months';

/** Returns key metrics of six scores: the current score, last month's change in percent, and the total gain in points. */
export function scoreMetrics(scores: SixFigures): { score: number; monthlyChange: number; gain: number } {
  const [first, , , , before, now] = scores;
  return { score: now, monthlyChange: changeBetween(before, now).percent, gain: now - first };
}
