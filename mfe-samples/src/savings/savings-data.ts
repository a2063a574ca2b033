import type { Level } from '../components/marks';
import type { TextKey } from '../texts';

export type SavingsGoal = {
  id: string;
  name: TextKey;
  category: 'safety' | 'housing' | 'retirement' | 'leisure';
  priority: Level;
  /** Target in dollars. */
  target: number;
  /** Saved so far, in dollars. */
  current: number;
  /** ISO date. */
  deadline: string;
};

/** Fixed sample rows; every total and percentage is computed from them. */
export const savingsGoals: readonly SavingsGoal[] = [
  {
    id: 'emergency',
    name: 'savings.name.emergency',
    category: 'safety',
    priority: 'high',
    target: 20_000,
    current: 15_000,
    deadline: '2027-06-30',
  },
  {
    id: 'house',
    name: 'savings.name.house',
    category: 'housing',
    priority: 'high',
    target: 80_000,
    current: 36_000,
    deadline: '2029-12-31',
  },
  {
    id: 'retirement',
    name: 'savings.name.retirement',
    category: 'retirement',
    priority: 'medium',
    target: 50_000,
    current: 20_000,
    deadline: '2035-06-30',
  },
  {
    id: 'holiday',
    name: 'savings.name.holiday',
    category: 'leisure',
    priority: 'low',
    target: 8_000,
    current: 4_800,
    deadline: '2027-09-15',
  },
];
