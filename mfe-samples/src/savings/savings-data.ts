import { percentOf, sumOf } from '../figures/figures';

/** Sample goals with amounts in dollars. */
const rows = [
  { id: 'emergency', category: 'safety', priority: 'high', target: 20_000, current: 15_000, deadline: '2027-06-30' },
  { id: 'house', category: 'housing', priority: 'high', target: 80_000, current: 36_000, deadline: '2029-12-31' },
  {
    id: 'retirement',
    category: 'retirement',
    priority: 'medium',
    target: 50_000,
    current: 20_000,
    deadline: '2035-06-30',
  },
  { id: 'holiday', category: 'leisure', priority: 'low', target: 8_000, current: 4_800, deadline: '2027-09-15' },
] as const;

/** `percent` is the saved part of the target. */
export const savingsGoals = rows.map((row) => ({
  ...row,
  name: `savings.name.${row.id}` as const,
  remaining: row.target - row.current,
  percent: percentOf(row.current, row.target),
}));

/** Average progress is the unweighted mean of the percentages. */
export const savingsSummary = {
  goals: savingsGoals.length,
  target: sumOf(savingsGoals, ({ target }) => target),
  saved: sumOf(savingsGoals, ({ current }) => current),
  remaining: sumOf(savingsGoals, ({ remaining }) => remaining),
  averageProgress: sumOf(savingsGoals, ({ percent }) => percent) / savingsGoals.length,
};
