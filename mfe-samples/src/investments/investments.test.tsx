import { screen } from '@testing-library/react';
import { add, parseDollars, figure, openPage, percent, getPanelRows, openChartTable } from '../testing/page';
import { Investments } from './investments';

const rows = () =>
  getPanelRows('Holdings').map((row) => ({
    text: row.textContent,
    value: parseDollars(figure('Value', row)),
    allocation: percent(figure('Allocation', row)),
    return: percent(figure('Return', row)),
  }));

test('the value, number and average return of the investments agree with the displayed rows @s-1.6 @s-2.88', async () => {
  await openPage(<Investments />);
  const shown = rows();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(parseDollars(figure('Portfolio value'))).toBe(add(shown.map(({ value }) => value)));
  expect(figure('Number of investments')).toBe(String(shown.length));
  expect(add(shown.map(({ allocation }) => allocation))).toBe(100);
  expect(parseDollars(figure('Total return'))).toBe(4700);
  const weighted =
    add(shown.map((row) => row.allocation * row.return)) / add(shown.map(({ allocation }) => allocation));
  expect(percent(figure('Average return'))).toBeCloseTo(weighted, 1);
});

test('each investment shows its type and risk in words, and a loss is a negative return @s-2.88', async () => {
  await openPage(<Investments />);
  const [first, ...rest] = getPanelRows('Holdings');
  expect(first).toHaveTextContent(/Australian Shares.*ETF.*High risk/);
  for (const row of rest) expect(row).toHaveTextContent(/(Low|Medium|High) risk/);
  expect(rows().find(({ text }) => text.includes('REIT'))?.return).toBe(-4.8);
});

test('both investment charts have a description and a table that agree with the portfolio value @s-2.88', async () => {
  await openPage(<Investments />);
  const value = figure('Portfolio value');
  expect((await openChartTable('Portfolio value over time')).at(-1)).toEqual(['Mar', value]);
  expect(screen.getByRole('figure', { name: 'Portfolio value over time' })).toHaveAccessibleDescription(
    /from \$46,300 in Oct to \$50,000 in Mar/,
  );
  const allocation = await openChartTable('Allocation');
  expect(add(allocation.map(([, amount]) => parseDollars(amount)))).toBe(parseDollars(value));
  expect(allocation.map(([, , share]) => percent(share))).toEqual(rows().map((row) => row.allocation));
});
