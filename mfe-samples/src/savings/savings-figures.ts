import { meanOf, percentOf, sumOf } from '../figures/figures';
import type { SavingsGoal } from './savings-data';

export type GoalFigures = SavingsGoal & {
  /** Amount still to be saved, in dollars; never negative. */
  remaining: number;
  /** Saved part of the target, in percent. */
  percent: number;
};

export function goalFigures(goals: readonly SavingsGoal[]): GoalFigures[] {
  return goals.map((goal) => ({
    ...goal,
    remaining: Math.max(0, goal.target - goal.current),
    percent: percentOf(goal.current, goal.target),
  }));
}

/** The summary of all goals. Average progress is the mean of the goals' percentages (readings, "Static pages"). */
export function savingsSummary(goals: readonly SavingsGoal[]): {
  goals: number;
  target: number;
  saved: number;
  remaining: number;
  averageProgress: number;
} {
  const figures = goalFigures(goals);
  return {
    goals: figures.length,
    target: sumOf(figures, ({ target }) => target),
    saved: sumOf(figures, ({ current }) => current),
    remaining: sumOf(figures, ({ remaining }) => remaining),
    averageProgress: meanOf(figures, ({ percent }) => percent),
  };
}
