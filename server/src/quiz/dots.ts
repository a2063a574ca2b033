import { SCORE_DOTS } from '@verdant/shared/contract';
import type { ScoreMixture } from './model';
import type { MetricScore } from './scoring';

/** Number of dots below the score's range, and likewise above it; 8 of 10 dots are in the range. */
const OUTSIDE = SCORE_DOTS / 10;
const LOW_END = 0.1;
const HIGH_END = 0.9;
/** Number of intervals of the grid, and the standard deviations by which the grid extends beyond the outermost means. */
const STEPS = 160;
const REACH = 4;
/** Minimum standard deviation of a component of the mixture; 0 would cause a division by zero. */
const LEAST_SD = 1e-3;

/** Returns P(Z <= z) of a standard normal, to three decimals. */
function normalShare(z: number): number {
  return 1 / (1 + Math.exp(-z * (1.5976 + 0.070565 * z * z)));
}

/** Returns the quantile function of a mixture of normals, in plain loops: a history page needs dozens of such functions. */
function createQuantile({ general, mean, variance }: ScoreMixture): (share: number) => number {
  const sds = variance.map((value) => Math.max(LEAST_SD, Math.sqrt(value)));
  const from = Math.min(...mean.map((value, g) => value - REACH * (sds[g] ?? 0)));
  const to = Math.max(...mean.map((value, g) => value + REACH * (sds[g] ?? 0)));
  const width = (to - from) / STEPS;
  const shares = new Float64Array(STEPS + 1);
  for (let step = 0; step <= STEPS; step += 1) {
    let share = 0;
    for (let g = 0; g < general.length; g += 1) {
      share += (general[g] ?? 0) * normalShare((from + step * width - (mean[g] ?? 0)) / (sds[g] ?? 1));
    }
    shares[step] = share;
  }
  return (share) => {
    let step = 1;
    while (step < STEPS && (shares[step] ?? 1) < share) step += 1;
    const [before, after] = [shares[step - 1] ?? 0, shares[step] ?? 1];
    return from + (step - 1 + (after > before ? (share - before) / (after - before) : 1)) * width;
  };
}

/** Returns a score's quantile function: the mixture's, with both sides of the mean scaled to the range's width. */
function createScoreQuantile({ value, spread: { mixture, mean, half } }: MetricScore): (share: number) => number {
  const quantile = createQuantile(mixture);
  const [low, high] = [mean - quantile(LOW_END), quantile(HIGH_END) - mean];
  return (share) => {
    const off = quantile(share) - mean;
    const side = off < 0 ? low : high;
    return side > 0 ? value + (off / side) * half : value;
  };
}

/** Returns the dot, moved below, into or above the range if its `index` requires that. */
function alignWithRange(dot: number, index: number, [low, high]: MetricScore['range'], cap: number): number {
  const [first, last] = [Math.ceil(low), Math.floor(high)];
  if (index < OUTSIDE) return Math.max(0, Math.min(dot, first - 1));
  if (index >= SCORE_DOTS - OUTSIDE) return Math.min(cap, Math.max(dot, last + 1));
  return Math.min(last, Math.max(first, dot));
}

/** Returns equally likely scores in ascending whole percents: 64 in `range` and 8 per side, as far as these exist. */
export function computeDotScores(score: MetricScore, range: MetricScore['range'] = score.range): number[] {
  const { value, spread } = score;
  const [low, high] = range;
  if (low === high) return Array<number>(SCORE_DOTS).fill(Math.round(value));
  const quantile = createScoreQuantile(score);
  const holdsWhole = Math.ceil(low) <= Math.floor(high);
  return Array.from({ length: SCORE_DOTS }, (_, index) => {
    const exact = quantile((index + 0.5) / SCORE_DOTS);
    const dot = Math.round(Math.min(spread.cap, Math.max(0, exact)));
    return holdsWhole ? alignWithRange(dot, index, range, spread.cap) : dot;
  });
}
