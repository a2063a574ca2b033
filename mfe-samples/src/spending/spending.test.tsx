import { screen, within } from '@testing-library/react';
import { add, parseDollars, figure, openPage, percent, getPanelRows, openChartTable } from '../testing/page';
import { Spending } from './spending';

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./sample-spending'));

const open = async () => openPage(<Spending />);
const breakdown = () =>
  getPanelRows('Category breakdown').map((row) => ({
    name: row.querySelector('.name')?.textContent,
    amount: parseDollars(row.querySelector('.amount')?.textContent),
    percent: percent(row.querySelector('.percent')?.textContent),
    trend: row.querySelector('.trend')?.textContent,
  }));

test('the rows of the breakdown add up to 100% and to the total spent this month, and show trends @s-1.6 @s-2.85', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  const rows = breakdown();
  const sum = add(rows.map(({ amount }) => amount));
  const total = screen.getByText('Total').parentElement;
  expect(parseDollars(total?.querySelector('.amount')?.textContent)).toBe(sum);
  expect(total).toHaveTextContent('100%');
  expect(add(rows.map((row) => row.percent))).toBe(100);
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Spent this month');
  expect(parseDollars(figure('Spent this month'))).toBe(sum);
  const trends = rows.slice(0, 3).map(({ name, trend }) => `${name}: ${trend}`);
  expect(trends).toEqual(['Housing: Stable', 'Food & Dining: Up 15%', 'Transport: Down 8%']);
  const marks = [...document.querySelectorAll('[data-trend]')].slice(0, 3);
  expect(marks.map(({ classList }) => classList[0])).toEqual(['v-muted', 'v-bad', 'v-good']);
});

test('both charts have a description, and a table that agrees with the breakdown @s-2.85', async () => {
  await open();
  const months = await openChartTable('Monthly spending');
  const categories = await openChartTable('Spending by category');
  const rows = breakdown();
  expect(months.map(([month]) => month)).toEqual(['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']);
  expect(parseDollars(months.at(-1)?.[1])).toBe(add(rows.map(({ amount }) => amount)));
  expect(categories.map(([name, amount, share]) => [name, parseDollars(amount), percent(share)])).toEqual(
    rows.map((row) => [row.name, row.amount, row.percent]),
  );
  expect(screen.getByRole('figure', { name: 'Monthly spending' })).toHaveAccessibleDescription(
    /was \$3,890 in Oct and \$4,600 in Mar/,
  );
  expect(screen.getByRole('figure', { name: 'Spending by category' })).toHaveAccessibleDescription(
    /Housing is the largest part, with 35%/,
  );
});

test.each([
  ['Top category', 'Housing', /35%/],
  ['Fastest growing', 'Food & Dining', /Up 15%/],
  ['Potential savings', '$340', /month/],
])('the insight card %s shows %s @s-2.85', async (label, value, detail) => {
  await open();
  const card = getPanelRows('Spending insights').find((row) => within(row).queryByText(label));
  expect(card).toHaveTextContent(value);
  expect(card).toHaveTextContent(detail);
});
