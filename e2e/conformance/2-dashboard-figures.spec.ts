import { metricTitles } from '@verdant/shared/contract';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { hueOf } from '../support/hue';
import { fourMetrics, giveInsights, metric } from '../support/insights';
import { pauseCall } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const insightsCall = { path: '/adaptive-quiz/insights', method: 'GET' } as const;

sentence(['2.59', '2.63', '2.67', '4.16'], "a newcomer's dashboard", async ({ lookAt, accounts }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const { page } = dashboard;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${accounts.newcomer.firstName}`);
  await expect(page.getByText("Here's an overview of your financial health", { exact: true })).toBeVisible();
  await expect(dashboard.cards.getByRole('heading')).toHaveText([...metricCards]);
  await expect(dashboard.card('Financial Health Score')).toContainText('Sample data');
  expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
  await expect(dashboard.panel('Financial Health Insights')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Financial Health Insights' })).toHaveCount(0);
});

sentence(
  ['2.61', '2.64', '4.14'],
  'skeletons, then cards with what the server has computed',
  async ({ page, api, resident }) => {
    const { insights } = await api.insights(resident);
    const values = insights.flatMap((insight) => (insight.type === 'metric' ? [Math.round(insight.value)] : []));
    const pending = await pauseCall(page, insightsCall);
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.skeletonCards).toHaveCount(4);
    await expect(dashboard.skeletonPanels).not.toHaveCount(0);
    await expect(dashboard.cards).toHaveCount(0);
    await expect(dashboard.error).toBeHidden();
    pending.resume();
    await expect(dashboard.cards).toHaveCount(4);
    await expect(dashboard.skeletonCards).toHaveCount(0);
    for (const [place, title] of metricCards.entries()) {
      const card = dashboard.card(title);
      await expect(card).toBeVisible();
      const figures = await dashboard.figuresOf(title);
      expect(figures).toMatch(/^\d{1,3}% Trending (up|down) ?[+-][\d.]+%$/);
      expect(Number.parseInt(figures, 10)).toBe(values[place]);
      await expect(card.getByRole('heading').locator('svg')).toHaveCount(1);
      await expect(card.getByRole('paragraph').locator('svg')).toHaveCount(1);
    }
  },
);

const actions = [
  { title: 'Trim the extras', urgency: 'low', description: 'One subscription less.', estimated_impact: '$20 a month' },
  { title: 'Clear the card', urgency: 'high', description: 'It costs the most.', estimated_impact: '$900 a year' },
  {
    title: 'Build a buffer',
    urgency: 'medium',
    description: 'Three months of expenses.',
    estimated_impact: 'Safer sleep',
  },
];
const profile = { investment_horizon: 'Long term', risk_tolerance: 'Moderate', preferred_focus: 'Growth' };

sentence(
  ['2.65', '2.67', '7.13'],
  'cards, Priority Actions and Investment Profile are read from the lists of the response',
  async ({ page, account: _account }) => {
    const insights = [
      metric(metricTitles.emergency, 11.4),
      metric('Debt management effectiveness', 99),
      { type: 'recommendations', title: metricTitles.debt, value: 98, recommendations: actions },
      metric(metricTitles.debt, 22.5),
      metric(metricTitles.investment, 33.3),
    ];
    await giveInsights(page, insights, profile);
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.card('Emergency Fund')).toContainText('11%');
    await expect(dashboard.card('Debt Management')).toContainText('23%');
    await expect(dashboard.card('Investment Readiness')).toContainText('33%');
    for (const title of metricCards.slice(1)) await expect(dashboard.card(title)).not.toContainText('Sample data');
    // The response has nothing for the first one.
    await expect(dashboard.card('Financial Health Score')).toContainText('Sample data');

    const panel = dashboard.panel('Financial Health Insights');
    for (const name of ['Priority Actions', 'Investment Profile']) {
      await expect(panel.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    await expect(dashboard.actions).toHaveCount(3);
    for (const [urgency, label, hue] of [
      ['high', 'High', 'red'],
      ['medium', 'Medium', 'yellow'],
      ['low', 'Low', 'green'],
    ] as const) {
      const action = actions.find((one) => one.urgency === urgency);
      const item = panel.getByRole('listitem').filter({ hasText: action?.title });
      await expect(item).toContainText(action?.description ?? '-');
      await expect(item).toContainText(action?.estimated_impact ?? '-');
      expect(await hueOf(item.getByText(`Urgency:${label}`, { exact: true })), urgency).toBe(hue);
    }
    for (const text of Object.values(profile)) await expect(panel.getByText(text, { exact: true })).toBeVisible();
    await expect(panel.getByRole('definition')).toHaveText(Object.values(profile));
  },
);

sentence('2.68', '', async ({ page, account: _account }) => {
  // Small values: a scale that fitted itself to them would end long before 100.
  await giveInsights(page, [
    ...fourMetrics(11.2, 12, 13, 14),
    metric('Insurance Cover', 15),
    { type: 'recommendations', recommendations: [] },
  ]);
  await new DashboardPage(page).open();
  const figure = page.getByRole('figure', { name: 'All your scores' });
  for (const text of ['0%', 'Score (%)', '100%']) await expect(figure.getByText(text, { exact: true })).toBeVisible();
  const bars = figure.locator('summary svg[preserveAspectRatio]');
  await expect(bars).toHaveCount(5);
  const parts = await bars.evaluateAll((scales) =>
    scales.map((scale) => {
      const whole = scale.getBoundingClientRect().width;
      return ((scale.querySelector('rect')?.getBoundingClientRect().width ?? 0) / whole) * 100;
    }),
  );
  expect(parts.map(Math.round)).toEqual([11, 12, 13, 14, 15]);
  await figure.getByRole('button', { name: 'View as table' }).click();
  await expect(figure.getByRole('row')).toHaveCount(1 + 5);
  await expect(figure.getByRole('row', { name: `${metricTitles.overall} 11%` })).toBeVisible();
  await expect(figure.getByRole('row', { name: 'Insurance Cover 15%' })).toBeVisible();
});
