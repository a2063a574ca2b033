import { metricTitles } from '@verdant/shared/contract';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { hueOf } from '../support/hue';
import { fourMetrics, giveInsights, metric } from '../support/insights';
import { respondWith, changeResponse, failedCalls, pauseCall } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const insightsCall = { path: '/adaptive-quiz/insights', method: 'GET' } as const;

sentence('2.59', 'with the first name', async ({ lookAt, accounts }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const { page } = dashboard;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${accounts.newcomer.firstName}`);
  await expect(page.getByText("Here's an overview of your financial health", { exact: true })).toBeVisible();
});

sentence('2.59', 'User where there is no first name', async ({ page, account: _account }) => {
  await changeResponse(page, { path: '/auth/me', method: 'GET' }, ({ first_name: _missing, ...user }) => user);
  await new DashboardPage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, User');
});

sentence('2.60', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  await respondWith(page, insightsCall, { detail: 'broken' }, 500);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.error).toContainText('Failed to load financial insights. Please try again.');
  expect(await hueOf(dashboard.error)).toBe('red');
  await expect(dashboard.cards).toHaveCount(4);
});

sentence('2.61', '', async ({ page, account: _account }) => {
  const insights = await pauseCall(page, insightsCall);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.skeletonCards).toHaveCount(4);
  await expect(dashboard.skeletonPanels).not.toHaveCount(0);
  await expect(dashboard.cards).toHaveCount(0);
  insights.resume();
  await expect(dashboard.cards).toHaveCount(4);
  await expect(dashboard.skeletonCards).toHaveCount(0);
});

sentence('2.63', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  await expect(dashboard.cards.getByRole('heading')).toHaveText([...metricCards]);
});

sentence('2.64', '', async ({ page, api, account }) => {
  await api.answerQuiz(account);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  for (const title of metricCards) {
    await expect(dashboard.card(title)).toBeVisible();
    expect(await dashboard.figuresOf(title)).toMatch(/^\d{1,3}% Trending (up|down) ?[+-][\d.]+%$/);
    await expect(dashboard.card(title).getByRole('heading').locator('svg')).toHaveCount(1);
    await expect(dashboard.card(title).getByRole('paragraph').locator('svg')).toHaveCount(1);
  }
});

sentence('2.65', '', async ({ page, account: _account }) => {
  await giveInsights(page, [
    metric(metricTitles.emergency, 11.4),
    metric('Debt management effectiveness', 99),
    { type: 'recommendations', title: metricTitles.debt, value: 98, recommendations: [] },
    metric(metricTitles.debt, 22.5),
    metric(metricTitles.investment, 33.3),
  ]);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.card('Emergency Fund')).toContainText('11%');
  await expect(dashboard.card('Debt Management')).toContainText('23%');
  await expect(dashboard.card('Investment Readiness')).toContainText('33%');
  for (const title of metricCards.slice(1)) await expect(dashboard.card(title)).not.toContainText('Sample data');
  // The response has nothing for the first one.
  await expect(dashboard.card('Financial Health Score')).toContainText('Sample data');
});

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

sentence('2.67', 'Priority Actions and Investment Profile', async ({ page, account: _account }) => {
  await giveInsights(page, [{ type: 'recommendations', title: 'Next', recommendations: actions }], profile);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const panel = dashboard.panel('Financial Health Insights');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Priority Actions', 'Investment Profile']);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
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
  await expect(panel.getByRole('definition')).toHaveText(Object.values(profile));
});

sentence('2.67', 'not there when no insights exist', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const { page } = dashboard;
  await expect(dashboard.cards).toHaveCount(4);
  await expect(dashboard.panel('Financial Health Insights')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Financial Health Insights' })).toHaveCount(0);
});

sentence('2.68', 'every metric', async ({ page, account: _account }) => {
  await giveInsights(page, [
    ...fourMetrics(71.2, 40, 55, 30),
    metric('Insurance Cover', 12),
    { type: 'recommendations', recommendations: [] },
  ]);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const figure = page.getByRole('figure', { name: 'All your scores' });
  await figure.getByRole('button', { name: 'View as table' }).click();
  await expect(figure.getByRole('row')).toHaveCount(1 + 5);
  await expect(figure.getByRole('row', { name: `${metricTitles.overall} 71%` })).toBeVisible();
  await expect(figure.getByRole('row', { name: 'Insurance Cover 12%' })).toBeVisible();
});

sentence('2.68', 'the scale and its axis', async ({ page, account: _account }) => {
  // Small values: a scale that fitted itself to them would end long before 100.
  await giveInsights(page, fourMetrics(11, 12, 13, 14));
  await new DashboardPage(page).open();
  const figure = page.getByRole('figure', { name: 'All your scores' });
  for (const text of ['0%', 'Score (%)', '100%']) await expect(figure.getByText(text, { exact: true })).toBeVisible();
  const bars = figure.locator('summary svg[preserveAspectRatio]');
  await expect(bars).toHaveCount(4);
  const parts = await bars.evaluateAll((scales) =>
    scales.map((scale) => {
      const whole = scale.getBoundingClientRect().width;
      return ((scale.querySelector('rect')?.getBoundingClientRect().width ?? 0) / whole) * 100;
    }),
  );
  expect(parts.map(Math.round)).toEqual([11, 12, 13, 14]);
});
