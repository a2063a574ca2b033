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

/** Fixed sample goals (spec 2). */
export const goals: readonly Goal[] = [
  { id: 'emergency', name: 'goals.emergency', target: 15_000, current: 9_750, deadline: '2025-06-30' },
  { id: 'home', name: 'goals.home', target: 80_000, current: 28_000, deadline: '2027-12-31' },
  { id: 'retirement', name: 'goals.retirement', target: 20_000, current: 9_000, deadline: '2026-06-30' },
  { id: 'holiday', name: 'goals.holiday', target: 6_000, current: 4_800, deadline: '2024-12-15' },
];

/** Percent of the target that is saved, from 0 to 100. */
export function progressOf({ current, target }: Pick<Goal, 'current' | 'target'>): number {
  return target > 0 ? Math.min(100, (current / target) * 100) : 0;
}
