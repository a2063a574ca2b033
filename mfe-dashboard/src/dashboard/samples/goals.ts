import type { TextKey } from '../../texts';

export type Goal = {
  id: string;
  name: TextKey;
  /** Dollars. */
  target: number;
  /** Dollars saved so far. */
  current: number;
  /** ISO date. */
  deadline: string;
};

/** Fixed sample goals (spec 2); the savings page shows the same. */
export const goals: readonly Goal[] = [
  { id: 'emergency', name: 'goals.emergency', target: 20_000, current: 15_000, deadline: '2027-06-30' },
  { id: 'house', name: 'goals.house', target: 80_000, current: 36_000, deadline: '2029-12-31' },
  { id: 'retirement', name: 'goals.retirement', target: 50_000, current: 20_000, deadline: '2035-06-30' },
  { id: 'holiday', name: 'goals.holiday', target: 8_000, current: 4_800, deadline: '2027-09-15' },
];

/** Percent of the target that is saved, from 0 to 100. */
export function progressOf({ current, target }: Pick<Goal, 'current' | 'target'>): number {
  return target > 0 ? Math.min(100, (current / target) * 100) : 0;
}
