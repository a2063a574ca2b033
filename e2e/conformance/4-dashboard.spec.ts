import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { hueOf } from '../support/hue';
import { fourMetrics, giveInsights, metric } from '../support/insights';
import { changeResponse, respondWith, failedCalls, pauseCall, restoreNetwork } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const insightsCall = { path: '/adaptive-quiz/insights', method: 'GET' } as const;
const failedText = 'Failed to load financial insights. Please try again.';

sentence(
  ['2.59', '2.60', '4.14', '4.16'],
  'failure: the error over the sample figures, for User, and an end of loading; another try; no network',
  async ({ page, context, resident: _resident, problems }) => {
    problems.expect(failedCalls);
    await changeResponse(page, { path: '/auth/me', method: 'GET' }, ({ first_name: _missing, ...user }) => user);
    await respondWith(page, insightsCall, { detail: 'broken' }, 500);
    const dashboard = new DashboardPage(page);
    const navbar = new Navbar(page);
    await dashboard.open();
    await expect(dashboard.skeletonCards).toHaveCount(4);
    await expect(dashboard.error).toContainText(failedText);
    expect(await hueOf(dashboard.error)).toBe('red');
    await expect(dashboard.skeletonCards).toHaveCount(0);
    await expect(dashboard.cards).toHaveCount(4);
    expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
    await expect(page.getByText('Start your health check')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, User');

    await restoreNetwork(page);
    await dashboard.error.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard.card('Financial Health Score')).not.toContainText('Sample data');
    await expect(dashboard.error).toBeHidden();

    await navbar.goTo('Recommendations');
    await expect(dashboard.cards).toHaveCount(0);
    await context.setOffline(true);
    await navbar.goTo('Overview');
    await expect(dashboard.error).toContainText(failedText);
    await expect(dashboard.cards).toHaveCount(4);
    await context.setOffline(false);
  },
);

sentence(
  '4.14',
  'a retaken quiz: no figure of the first one shows again, not even for a moment',
  async ({ page, account: _account }) => {
    const dashboard = new DashboardPage(page);
    await giveInsights(page, fourMetrics(11, 12, 13, 14));
    await dashboard.open();
    await expect(dashboard.card('Financial Health Score')).toContainText('11%');
    await new Navbar(page).goTo('Recommendations');
    await giveInsights(page, fourMetrics(91, 92, 93, 94));
    const pending = await pauseCall(page, insightsCall);
    await new Navbar(page).goTo('Overview');
    await expect(dashboard.skeletonCards).toHaveCount(4);
    await expect(page.getByText('11%')).toHaveCount(0);
    pending.resume();
    await expect(dashboard.card('Financial Health Score')).toContainText('91%');

    // The same when it was retaken in another tab, and this one comes to the front.
    await giveInsights(page, fourMetrics(81, 82, 83, 84));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(dashboard.card('Financial Health Score')).toContainText('81%');
  },
);

const noInsights = [undefined, null, '', 'oops', 7, [], {}, { data: null }, { data: [] }, { data: {} }];
/** None of it is usable. */
const oddBodies: readonly unknown[] = [
  ...noInsights,
  { insights: { 0: 1 } },
  ...[null, 'x', []].map((insights) => ({ data: { insights } })),
  {
    data: {
      insights: [null, 7, 'x', [], {}, { type: 'metric' }, { type: 'other', title: 'Investment Readiness', value: 99 }],
    },
  },
  { data: { insights: fourMetrics(null, 'many', {}, []) } },
  {
    data: {
      insights: [
        { type: 'recommendations' },
        { type: 'recommendations', recommendations: [null, 3, {}, { title: 9 }] },
      ],
      investment_profile: 4,
    },
  },
  {
    data: {
      insights: [{ type: 'recommendations', title: null, recommendations: {} }],
      investment_profile: { risk_tolerance: [] },
    },
  },
];

sentence(
  '4.14',
  'an odd response never breaks it, and the valid parts of one are shown',
  async ({ page, account: _account }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/recommendations');
    const navbar = new Navbar(page);
    for (const body of oddBodies) {
      await respondWith(page, insightsCall, body);
      await navbar.goTo('Overview');
      await expect(dashboard.cards, JSON.stringify(body)).toHaveCount(4);
      for (const title of metricCards) await expect(dashboard.card(title)).toContainText('Sample data');
      await expect(dashboard.panel('Recent Transactions')).toBeVisible();
      await expect(page.getByText(/NaN|undefined|null|\[object/)).toHaveCount(0);
      await navbar.goTo('Recommendations');
      await expect(dashboard.cards).toHaveCount(0);
    }
    await respondWith(page, insightsCall, {
      insights: [
        null,
        metric('Overall Financial Health Score', '64.6'),
        { type: 'metric', title: 'Emergency Fund Preparedness', score: 140 },
        { type: 'recommendations', recommendations: [{ title: 'Save more', urgency: 'soon' }, null] },
      ],
      investment_profile: { investment_horizon: 'Long term', risk_tolerance: 'Moderate', preferred_focus: null },
    });
    await navbar.goTo('Overview');
    await expect(dashboard.card('Financial Health Score')).toContainText('65%');
    await expect(dashboard.card('Emergency Fund')).toContainText('100%');
    await expect(dashboard.card('Debt Management')).toContainText('Sample data');
    const panel = dashboard.panel('Financial Health Insights');
    await expect(panel.getByRole('listitem')).toHaveText(/Save more/);
    await expect(panel.getByRole('definition')).toHaveText(['Long term', 'Moderate']);
  },
);
