import { SamplePage } from '../models/sample-page';
import { hueOf } from '../support/hue';
import { expectChart } from '../support/rendered-chart';
import { add, dollars, percent } from '../support/amounts';
import { expectInert } from '../support/inert-button';
import { expect } from '../support/test';
import { sentence } from './sentence';

/** The rows of the spending breakdown. */
async function breakdown(sample: SamplePage) {
  const rows = await sample.rows('Category breakdown').allInnerTexts();
  return rows.map((row) => {
    const parts = /^(?<name>[^$]+?)\s+(?<amount>\$[\d,]+)\s+(?<share>\d+%)\s+(?<trend>Up \d+%|Down \d+%|Stable)$/.exec(
      row.trim(),
    )?.groups;
    if (!parts) throw new Error(`"${row}" is no row of the breakdown`);
    return {
      name: parts['name'],
      amount: dollars(parts['amount'] ?? ''),
      share: percent(parts['share'] ?? ''),
      trend: parts['trend'],
    };
  });
}

sentence('2.85', 'period tabs, charts and insight cards', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/spending', 'Spending');
  await sample.expectCosmeticTabs(['Week', 'Month', 'Quarter', 'Year'], 'Month');
  await expectChart(sample.chart('Monthly spending'), 'line');
  await expectChart(sample.chart('Spending by category'), 'doughnut');
  const rows = await breakdown(sample);
  const months = await sample.table('Monthly spending');
  expect(months).toHaveLength(6);
  expect(dollars(months.at(-1)?.[1] ?? '')).toBe(add(rows.map(({ amount }) => amount)));
  const shares = await sample.table('Spending by category');
  expect(shares.map(([name, amount = '', share = '']) => [name, dollars(amount), percent(share)])).toEqual(
    rows.map(({ name, amount, share }) => [name, amount, share]),
  );
  await expect(sample.rows('Spending insights')).toHaveText([
    /^Top category\s*Housing\s*35% of this month's spending$/,
    /^Fastest growing\s*Food & Dining\s*Up 15% on last month$/,
    /^Potential savings\s*\$340\s*A month/,
  ]);
});

sentence('2.85', 'category breakdown', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/spending', 'Spending');
  const rows = await breakdown(sample);
  expect(rows.length).toBeGreaterThan(4);
  expect(add(rows.map(({ share }) => share))).toBe(100);
  await expect(
    sample.panel('Category breakdown').getByText('Total', { exact: true }).locator('xpath=..'),
  ).toContainText(`$${add(rows.map(({ amount }) => amount)).toLocaleString('en-AU')}`);
  for (const [words, hue] of [
    [/^Up \d+%$/, 'red'],
    [/^Down \d+%$/, 'green'],
    [/^Stable$/, 'none'],
  ] as const) {
    const mark = sample.rows('Category breakdown').getByText(words).first().locator('xpath=..');
    await expect(mark.locator('svg')).toBeVisible();
    expect([words, await hueOf(mark.locator('svg'))]).toEqual([words, hue]);
  }
});

sentence(['2.90', '2.91'], 'the budget page', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/budget', 'Budget');
  await sample.expectCosmeticTabs(['Previous', 'Current', 'Next'], 'Current');
  const sum = async (label: string) => add((await sample.column('Budget categories', label)).map(dollars));
  const total = async (label: string) => dollars(await sample.figure(label).innerText());
  const [budget, spent] = [await total('Total budget'), await total('Total spent')];
  expect(budget).toBe(await sum('Budget'));
  expect(spent).toBe(await sum('Spent'));
  expect(await total('Remaining')).toBe(await sum('Remaining'));
  expect(await total('Remaining')).toBe(budget - spent);
  await expect(sample.figure('Overall progress')).toHaveText(`${Math.round((spent / budget) * 100)}%`);

  await expectChart(sample.chart('Budget vs. spent'), 'bar');
  await expectChart(sample.chart('Budget allocation'), 'doughnut');
  const compared = await sample.table('Budget vs. spent');
  expect(compared.map(([, planned]) => planned)).toEqual(await sample.column('Budget categories', 'Budget'));
  expect(compared.map(([, , used]) => used)).toEqual(await sample.column('Budget categories', 'Spent'));
  const shares = await sample.table('Budget allocation');
  expect(add(shares.map(([, , share = '']) => percent(share)))).toBe(100);
  await expectInert(sample.page, sample.main.getByRole('button', { name: 'Create Budget', exact: true }));
});
