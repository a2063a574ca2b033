import { DashboardPage } from '../models/dashboard-page';
import { fourMetrics, giveInsights } from '../support/insights';
import { expect, test } from '../support/test';

const urgencies = ['high', 'high', 'medium', 'medium', 'low'] as const;
const fiveActions = urgencies.map((urgency, index) => ({
  id: `action-${index}`,
  title: `Bring your costs in order, part ${index + 1}`,
  urgency,
  description: 'A sentence of the usual length says what to do, what it is good for, and what to look at before.',
  estimated_impact: 'About +1 point on your Overall Financial Health Score',
}));
const profile = { investment_horizon: 'Long term', risk_tolerance: 'Moderate', preferred_focus: 'Growth' };

/** With five actions, without account data, in pixels. */
for (const [width, most] of [
  [1280, 2_300],
  [375, 4_200],
] as const) {
  test(`the dashboard with five actions is at most ${most} pixels high at ${width}, and one action at a time is open`, async ({
    page,
    account: _account,
  }) => {
    await giveInsights(
      page,
      [...fourMetrics(64, 58, 71, 49), { type: 'recommendations', recommendations: fiveActions }],
      profile,
    );
    await page.setViewportSize({ width, height: 900 });
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.bankButton).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);

    const open = dashboard.actions.locator('details[open]');
    await expect(open).toHaveCount(1);
    await dashboard.actions.nth(2).getByRole('heading').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('part 3');
  });
}
