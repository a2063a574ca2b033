import { SamplePage } from '../models/sample-page';
import { expectChart } from '../support/rendered-chart';
import { expectInert } from '../support/inert-button';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.92', 'health score, key metrics, areas of focus and cards', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/insights', 'Insights');
  await expect(sample.figure('Financial health score')).toHaveText('78/100');
  await expect(sample.figure('Monthly change')).toHaveText('+5%');
  await expectChart(sample.chart('Financial health score over time'), 'line');
  const months = await sample.table('Financial health score over time');
  expect([months[0]?.[1], months.at(-1)?.[1]]).toEqual(['65', '78']);
  const areas = sample.rows('Areas of focus');
  await expect(areas).toHaveText([/^Food & Dining\s*102%/, /^Emergency savings\s*75%/, /^House deposit\s*45%/]);
  const cards = sample.rows('Recommendations');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.getByText(/^(High|Medium|Low) priority$/)).toBeVisible();
    await expect(sample.figure('Impact', card)).toHaveText(/\$\d|\d%/);
  }
});

sentence('2.92', "'View Details' and 'Take Action'", async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/insights', 'Insights');
  const titles = sample.rows('Recommendations').getByRole('heading');
  const all = await titles.allInnerTexts();
  for (const [place, title] of all.entries()) {
    await sample.rows('Recommendations').nth(place).getByRole('button', { name: 'View Details', exact: true }).click();
    await expect(titles).toHaveText([title]);
    await sample.rows('Recommendations').getByRole('button', { name: 'Back to all recommendations' }).click();
    await expect(titles).toHaveText(all);
  }
  const buttons = sample.panel('Recommended Actions').getByRole('button', { name: 'Take Action', exact: true });
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) await expectInert(sample.page, button);
});

sentence('2.93', 'product cards', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/recommendations', 'Recommendations');
  const list = sample.main.getByRole('list', { name: 'Products' });
  const cards = list.locator('> li');
  await expect(cards).toHaveText([
    /^Steady Growth Saver\s*by Quillbrook Savings\s*95% match/,
    /^Core Index Portfolio\s*by Fernmoor Invest\s*88% match/,
    /^Clear Path Consolidation\s*by Tidegate Credit\s*82% match/,
  ]);
  const figures = [
    ['Savings', 'Free', '4.75% a year', 'None'],
    ['Investment', '$4.50', '3.10% a year', '$1,000'],
    ['Debt Management', '$10', '8.49% a year', 'None'],
  ];
  for (const [place, expected] of figures.entries()) {
    const card = cards.nth(place);
    for (const [order, label] of ['Category', 'Monthly fee', 'Interest rate', 'Minimum deposit'].entries()) {
      await expect(sample.figure(label, card)).toHaveText(expected[order] ?? '');
    }
    await expect(card.getByRole('listitem')).toHaveText([/\w{3}/, /\w{3}/, /\w{3}/]);
  }
});

sentence('2.93', 'what does nothing', async ({ lookAt }) => {
  const sample = await SamplePage.lookAt(lookAt, '/recommendations', 'Recommendations');
  const chips = sample.main.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expect(chips).toHaveText(['All', 'Savings', 'Investment', 'Debt Management']);
  const looks = () => chips.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed')));
  const before = await looks();
  for (const chip of await chips.all()) await expectInert(sample.page, chip);
  expect(await looks()).toEqual(before);
  for (const name of ['Learn More', 'Compare']) {
    const buttons = sample.main.getByRole('button', { name, exact: true });
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) await expectInert(sample.page, button);
  }
});
