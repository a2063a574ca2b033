import type { SixFigures } from '../figures/sample-months';

/** The health score at the end of each month, out of 100, oldest first: static, 65 to 78 (spec 2). */
export const healthScores: SixFigures = [65, 67, 69, 72, 74, 78];
