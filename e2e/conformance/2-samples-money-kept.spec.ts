import { SamplePage } from '../models/sample-page';
import { expectChart } from '../support/rendered-chart';
import { add, dollars, percent } from '../support/amounts';
import { expectInert } from '../support/inert-button';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(['2.86', '2.87'], 'the savings page', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/savings', 'Savings');
  const goals = sample.rows('Savings goals');
  const column = async (label: string) => (await sample.column('Savings goals', label)).map(dollars);
  const [targets, currents, remaining] = [await column('Target'), await column('Current'), await column('Remaining')];
  await expect(sample.figure('Total goals')).toHaveText(String(targets.length));
  expect(dollars(await sample.figure('Total target').innerText())).toBe(add(targets));
  expect(dollars(await sample.figure('Total saved').innerText())).toBe(add(currents));
  const progress = currents.map((current, place) => (current / (targets[place] ?? 0)) * 100);
  await expect(sample.figure('Average progress')).toHaveText(`${Math.round(add(progress) / progress.length)}%`);
  expect(remaining).toEqual(targets.map((target, place) => target - (currents[place] ?? 0)));
  for (const goal of await goals.all()) {
    await expect(goal.getByRole('heading')).toHaveText(/^\w.+/);
    await expect(goal.getByText(/^(High|Medium|Low) priority$/)).toBeVisible();
    await expect(sample.figure('Deadline', goal)).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  }
  await expectChart(sample.chart('Progress by goal'), 'bar');
  const rows = await sample.table('Progress by goal');
  await expect(goals).toHaveText(rows.map(([name, saved]) => new RegExp(`^${name}.*${saved} saved`)));
  await expectInert(sample.page, sample.main.getByRole('button', { name: 'Add New Goal', exact: true }));
});

sentence('2.88', 'totals and list', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/investments', 'Investments');
  const values = (await sample.column('Holdings', 'Value')).map(dollars);
  const allocations = (await sample.column('Holdings', 'Allocation')).map(percent);
  const returns = (await sample.column('Holdings', 'Return')).map(percent);
  const value = dollars(await sample.figure('Portfolio value').innerText());
  expect(value).toBe(add(values));
  expect(allocations).toEqual(values.map((part) => Math.round((part / value) * 100)));
  await expect(sample.figure('Number of investments')).toHaveText(String(values.length));
  const weighted = add(allocations.map((part, place) => part * (returns[place] ?? 0))) / add(allocations);
  expect(percent(await sample.figure('Average return').innerText())).toBeCloseTo(weighted, 1);
  // The invested amount follows from each row's value and return, within the rounding of the return.
  const gained = add(values.map((part, place) => part - part / (1 + (returns[place] ?? 0) / 100)));
  expect(Math.abs(dollars(await sample.figure('Total return').innerText()) - gained)).toBeLessThan(50);
  for (const row of await sample.rows('Holdings').all()) {
    await expect(row.getByText(/^(High|Medium|Low) risk$/)).toBeVisible();
  }
});

sentence(['2.88', '2.89'], 'range tabs, charts and the button that does nothing', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/investments', 'Investments');
  await sample.expectCosmeticTabs(['1M', '3M', '6M', '1Y', 'All'], '6M');
  await expectChart(sample.chart('Portfolio value over time'), 'line');
  await expectChart(sample.chart('Allocation'), 'doughnut');
  const months = await sample.table('Portfolio value over time');
  expect(months.at(-1)?.[1]).toBe(await sample.figure('Portfolio value').innerText());
  const shares = await sample.table('Allocation');
  expect(shares.map(([, , share]) => share)).toEqual(await sample.column('Holdings', 'Allocation'));
  await expectInert(sample.page, sample.main.getByRole('button', { name: 'Add Investment', exact: true }));
});
