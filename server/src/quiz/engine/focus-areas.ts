import { isScoredArea, scoredAreas, type QuestionDefinition, type ScoredArea } from '../question-bank';
import type { Belief } from '../model';

/** Below this score an area needs attention (the published band "vulnerable" ends here). */
const NEEDS_ATTENTION_BELOW = 40;

/** The normal distribution function, by its logistic approximation (off by less than .01). */
function normalBelow(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}

/**
 * The areas to look at, first that of the question on show, then by how likely an area needs attention and how little is
 * known of it (spec 3, `focus_areas`).
 */
export function focusAreas({ areas }: Belief, current: QuestionDefinition | null): ScoredArea[] {
  const widest = Math.max(...scoredAreas.map((area) => areas[area].variance), Number.EPSILON);
  const interest = (area: ScoredArea) => {
    const { mean, variance } = areas[area];
    const spread = Math.sqrt(Math.max(variance, Number.EPSILON));
    return normalBelow((NEEDS_ATTENTION_BELOW - mean) / spread) + variance / widest;
  };
  const sorted = scoredAreas.toSorted((a, b) => interest(b) - interest(a));
  const now = current?.area;
  if (now === undefined || !isScoredArea(now)) return sorted;
  return [now, ...sorted.filter((area) => area !== now)];
}
