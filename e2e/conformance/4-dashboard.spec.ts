import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { fourMetrics, giveInsights, metric } from '../support/insights';
import { respondWith, cutOff, failedCalls, pauseCall, restoreNetwork } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const insightsCall = { path: '/adaptive-quiz/insights', method: 'GET' } as const;
const failedText = 'Failed to load financial insights. Please try again.';

sentence('4.14', 'success: the cards show what the server has computed', async ({ page, api, account }) => {
  await api.answerQuiz(account);
  const { insights } = await api.insights(account);
  const values = insights.flatMap((insight) => (insight.type === 'metric' ? [`${Math.round(insight.value)}%`] : []));
  const pending = await pauseCall(page, insightsCall);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.skeletonCards).toHaveCount(4);
  await expect(dashboard.error).toBeHidden();
  pending.resume();
  await expect(dashboard.cards).toHaveCount(4);
  for (const [place, title] of metricCards.entries()) {
    await expect(dashboard.card(title)).toContainText(values[place] ?? '-');
  }
  await expect(dashboard.skeletonCards).toHaveCount(0);
});

sentence('4.14', 'failure: the error, an end of loading, and another try', async ({ page, api, account, problems }) => {
  problems.expect(failedCalls);
  await api.answerQuiz(account);
  await respondWith(page, insightsCall, undefined, 500);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.skeletonCards).toHaveCount(4);
  await expect(dashboard.error).toContainText(failedText);
  await expect(dashboard.skeletonCards).toHaveCount(0);
  await expect(page.getByText('Start your health check')).toHaveCount(0);
  await restoreNetwork(page);
  await dashboard.error.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.card('Financial Health Score')).not.toContainText('Sample data');
  await expect(dashboard.error).toBeHidden();
});

sentence('4.14', 'failure without a network', async ({ page, context, account: _account, problems }) => {
  problems.expect(failedCalls);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.cards).toHaveCount(4);
  await new Navbar(page).goTo('Recommendations');
  await context.setOffline(true);
  await new Navbar(page).goTo('Overview');
  await expect(dashboard.error).toContainText(failedText);
  await expect(dashboard.cards).toHaveCount(4);
  await context.setOffline(false);
});

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

const profile = { investment_horizon: 'Long term', risk_tolerance: 'Moderate', preferred_focus: 'Growth' };
const oddBodies: readonly [string, readonly unknown[]][] = [
  ['nothing, null, texts, lists', [undefined, null, '', 'oops', 7, [], {}, { data: null }, { data: [] }]],
  [
    'lists that are missing or none',
    [
      { data: {} },
      { data: { insights: null } },
      { data: { insights: 'x' } },
      { data: { insights: [] } },
      { insights: { 0: 1 } },
    ],
  ],
  [
    'entries of wrong types',
    [
      {
        data: {
          insights: [
            null,
            7,
            'x',
            [],
            {},
            { type: 'metric' },
            { type: 'other', title: 'Investment Readiness', value: 99 },
          ],
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
    ],
  ],
];
for (const [name, bodies] of oddBodies) {
  sentence('4.14', `an odd response never breaks it: ${name}`, async ({ page, account: _account }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/recommendations');
    const navbar = new Navbar(page);
    for (const body of bodies) {
      await respondWith(page, insightsCall, body);
      await navbar.goTo('Overview');
      await expect(dashboard.cards, JSON.stringify(body)).toHaveCount(4);
      for (const title of metricCards) await expect(dashboard.card(title)).toContainText('Sample data');
      await expect(dashboard.panel('Recent Transactions')).toBeVisible();
      await expect(page.getByText(/NaN|undefined|null|\[object/)).toHaveCount(0);
      await navbar.goTo('Recommendations');
      await expect(dashboard.cards).toHaveCount(0);
    }
  });
}

sentence('4.14', 'the valid parts of an odd response are shown', async ({ page, account: _account }) => {
  await respondWith(page, insightsCall, {
    insights: [
      null,
      metric('Overall Financial Health Score', '64.6'),
      { type: 'metric', title: 'Emergency Fund Preparedness', score: 140 },
      { type: 'recommendations', recommendations: [{ title: 'Save more', urgency: 'soon' }, null] },
    ],
    investment_profile: { ...profile, preferred_focus: null },
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.card('Financial Health Score')).toContainText('65%');
  await expect(dashboard.card('Emergency Fund')).toContainText('100%');
  await expect(dashboard.card('Debt Management')).toContainText('Sample data');
  const panel = dashboard.panel('Financial Health Insights');
  await expect(panel.getByRole('listitem')).toHaveText(/Save more/);
  await expect(panel.getByRole('definition')).toHaveText(['Long term', 'Moderate']);
});

sentence('4.16', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.card('Financial Health Score')).toContainText('Sample data');
  expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
  await cutOff(page, insightsCall);
  await page.reload();
  await expect(dashboard.error).toBeVisible();
  expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
});
