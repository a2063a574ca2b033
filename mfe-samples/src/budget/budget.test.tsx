import { screen, within } from '@testing-library/react';
import { add, parseDollars, figure, openPage, percent, getPanelRows, openChartTable } from '../testing/page';
import { Budget } from './budget';

const rows = () => getPanelRows('Budget categories');
const column = (label: string) => rows().map((row) => parseDollars(figure(label, row)));
const rowOf = (name: string) => rows().find((row) => within(row).queryByRole('heading', { name }));

test('the total budget, the total spent and the remaining amount equal the sums of the displayed rows @s-1.6 @s-2.90', async () => {
  await openPage(<Budget />);
  expect(within(screen.getByRole('region', { name: 'An example, not yours' })).getByText('Sample data')).toBeVisible();
  const [budget, spent] = [parseDollars(figure('Total budget')), parseDollars(figure('Total spent'))];
  expect(budget).toBe(add(column('Budget')));
  expect(spent).toBe(add(column('Spent')));
  expect(parseDollars(figure('Remaining', screen.getByText('Overall progress').closest('dl') ?? undefined))).toBe(
    add(column('Remaining')),
  );
  expect(percent(figure('Overall progress'))).toBe(Math.round((spent / budget) * 100));
});

test.each([
  ['Food & Dining', 'Over budget', 'barBad'],
  ['Subscriptions', 'Almost used up', 'barBad'],
  ['Housing', 'Getting close', 'barWarn'],
  ['Health', 'On track', 'barGood'],
])('the bar of %s is colored by the used share of the budget, with the badge "%s"', async (name, words, bar) => {
  await openPage(<Budget />);
  expect(rowOf(name)).toHaveTextContent(words);
  expect(within(rowOf(name) ?? document.body).getByRole('progressbar')).toHaveClass(bar);
});

test('an exceeded budget shows a negative remaining amount', async () => {
  await openPage(<Budget />);
  expect(figure('Remaining', rowOf('Food & Dining'))).toBe('\u2212$20');
});

test('both budget charts have a description, and a table that agrees with the list of categories @s-2.90 @s-9.15', async () => {
  await openPage(<Budget />);
  const compared = await openChartTable('Budget vs. spent');
  expect(compared.map(([, budget]) => parseDollars(budget))).toEqual(column('Budget'));
  expect(compared.map(([, , spent]) => parseDollars(spent))).toEqual(column('Spent'));
  const allocation = await openChartTable('Budget allocation');
  expect(add(allocation.map(([, amount]) => parseDollars(amount)))).toBe(parseDollars(figure('Total budget')));
  expect(add(allocation.map(([, , share]) => percent(share)))).toBe(100);
  expect(screen.getByRole('figure', { name: 'Budget vs. spent' })).toHaveAccessibleDescription(
    '$4,600 of $6,000 is spent. Over budget: Food & Dining.',
  );
  expect(screen.getByRole('figure', { name: 'Budget allocation' })).toHaveAccessibleDescription(/Housing .* 30%/);
});
