/**
 * Grid of the hierarchical model: theta = LOADING * g + sqrt(1 - LOADING^2) * u for each area. The posterior factorises
 * given g, because each question is about one area.
 */

/**
 * Correlation of an area's latent with the general factor: two areas correlate .42 (CBA and Melbourne Institute: .40).
 */
const FACTOR_LOADING = 0.65;

function createPoints(count: number, limit: number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => -limit + (2 * limit * index) / (count - 1));
}

export function normalise(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function normalWeights(at: Float64Array, mean: number, sd: number): Float64Array {
  return normalise(at.map((value) => Math.exp(-0.5 * ((value - mean) / sd) ** 2)));
}

const generalPoints = createPoints(13, 3);
export const latentPoints = createPoints(31, 3.6);
export const GENERAL_POINT_COUNT = generalPoints.length;
export const LATENT_POINT_COUNT = latentPoints.length;

/** p(g) without answers. */
export const generalPrior = normalWeights(generalPoints, 0, 1);

/** p(theta | g), row after row: `GENERAL * LATENT` numbers. */
export const latentGivenGeneral = Float64Array.from(
  [...generalPoints].flatMap((g) => [
    ...normalWeights(latentPoints, FACTOR_LOADING * g, Math.sqrt(1 - FACTOR_LOADING ** 2)),
  ]),
);

/** p(theta) without answers. */
export const latentPrior = Float64Array.from(latentPoints, (_, t) =>
  generalPrior.reduce((sum, weight, g) => sum + weight * (latentGivenGeneral[g * LATENT_POINT_COUNT + t] ?? 0), 0),
);
