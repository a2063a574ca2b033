import { percentOf } from '../figures/figures';
import { savingsGoals } from './savings-data';
import { goalFigures, savingsSummary } from './savings-figures';

test('the summary totals equal their rows', () => {
  let [target, saved, remaining] = [0, 0, 0];
  for (const goal of goalFigures(savingsGoals)) {
    target += goal.target;
    saved += goal.current;
    remaining += goal.remaining;
    expect(goal.current + goal.remaining).toBe(goal.target);
  }
  expect(savingsSummary(savingsGoals)).toMatchObject({ goals: savingsGoals.length, target, saved, remaining });
  expect(saved + remaining).toBe(target);
});

test("average progress is the mean of the goals' percentages, not saved / target", () => {
  const percents = savingsGoals.map(({ current, target }) => (current / target) * 100);
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  const { averageProgress, saved, target } = savingsSummary(savingsGoals);
  expect(averageProgress).toBeCloseTo(mean, 10);
  expect(averageProgress).not.toBeCloseTo(percentOf(saved, target), 0);
});

test('a goal that is exceeded has nothing remaining', () => {
  const [goal] = savingsGoals;
  expect(goal && goalFigures([{ ...goal, current: goal.target + 1 }])[0]?.remaining).toBe(0);
});

test('the sample has every priority and every category, and real deadlines', () => {
  expect(new Set(savingsGoals.map(({ priority }) => priority))).toEqual(new Set(['high', 'medium', 'low']));
  expect(new Set(savingsGoals.map(({ category }) => category))).toEqual(
    new Set(['safety', 'housing', 'retirement', 'leisure']),
  );
  for (const { deadline } of savingsGoals) expect(new Date(deadline).toISOString().slice(0, 10)).toBe(deadline);
});
