import { screen, within } from '@testing-library/react';
import { add, parseDollars, figure, openPage, percent, getPanelRows, openChartTable } from '../testing/page';
import { Savings } from './savings';

const goals = () => getPanelRows('Savings goals');
const column = (label: string) => goals().map((goal) => parseDollars(figure(label, goal)));

test('the number, totals and average progress of the goals agree with the displayed goals @s-1.6 @s-2.86', async () => {
  await openPage(<Savings />);
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(figure('Total goals')).toBe(String(goals().length));
  expect(parseDollars(figure('Total target'))).toBe(add(column('Target')));
  expect(parseDollars(figure('Total saved'))).toBe(add(column('Current')));
  const progress = goals().map((goal) => percent(/(\d+%) saved/.exec(goal.textContent)?.[1]));
  expect(percent(figure('Average progress'))).toBe(Math.round(add(progress) / progress.length));
});

test('each goal shows name, priority, target, current, remaining and deadline @s-2.86 @s-9.17', async () => {
  await openPage(<Savings />);
  const [first] = goals();
  if (!first) throw new Error('There is no goal');
  expect(within(first).getByRole('heading', { name: 'Emergency Fund' })).toBeVisible();
  expect(within(first).getByText('High priority')).toBeVisible();
  expect(['Target', 'Current', 'Remaining', 'Deadline'].map((label) => figure(label, first))).toEqual([
    '$20,000',
    '$15,000',
    '$5,000',
    '30 June 2027',
  ]);
  expect(within(first).getByRole('progressbar', { name: 'Progress of Emergency Fund' })).toHaveValue(75);
  for (const goal of goals()) {
    expect(parseDollars(figure('Current', goal)) + parseDollars(figure('Remaining', goal))).toBe(
      parseDollars(figure('Target', goal)),
    );
  }
});

test('the progress chart has a description and a table with the percentages of the goals @s-2.86', async () => {
  await openPage(<Savings />);
  expect(screen.getByRole('figure', { name: 'Progress by goal' })).toHaveAccessibleDescription(
    /Emergency Fund is furthest along at 75%/,
  );
  for (const [index, [name, saved]] of (await openChartTable('Progress by goal')).entries()) {
    expect(goals()[index]).toHaveTextContent(new RegExp(`${name}.*${saved} saved`));
  }
});
