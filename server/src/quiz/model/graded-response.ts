import { latentPoints } from './grid';

/** A number for every point of `latentPoints`. */
export type LatentCurve = Float64Array;

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Returns P(at or above a boundary | theta). */
function probabilityAbove(discrimination: number, boundary: number): LatentCurve {
  return latentPoints.map((theta) => logistic(discrimination * (theta - boundary)));
}

/** Returns the mean of a curve over a population p(theta). */
function meanOf(curve: LatentCurve, weights: LatentCurve): number {
  return curve.reduce((sum, value, t) => sum + value * (weights[t] ?? 0), 0);
}

/** Returns the boundary for which `share` (0 to 1) of `population`, p(theta), answers at or above it. */
export function boundaryFor(share: number, discrimination: number, population: LatentCurve): number {
  let low = -12;
  let high = 12;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(probabilityAbove(discrimination, middle), population) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns P(category | theta) of Samejima's graded response model, unhealthiest category first. Boundaries must ascend. */
export function gradedCategories(discrimination: number, boundaries: readonly number[]): LatentCurve[] {
  const cumulative = [
    latentPoints.map(() => 1),
    ...boundaries.map((b) => probabilityAbove(discrimination, b)),
    latentPoints.map(() => 0),
  ];
  return cumulative.slice(0, -1).map((curve, c) => curve.map((value, t) => value - (cumulative[c + 1]?.[t] ?? 0)));
}

/** Returns the boundaries that give each category its share, the unhealthiest first. */
export function boundariesFor(shares: readonly number[], discrimination: number, population: LatentCurve): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.slice(1).map((_, index) => {
    const atOrAbove = shares.slice(index + 1).reduce((sum, share) => sum + share, 0);
    return boundaryFor(atOrAbove / total, discrimination, population);
  });
}
