import { DashboardPage } from '../models/dashboard-page';
import { fourMetricInsights, mockInsights } from '../support/insights';
import { waitUntilLoaded } from '../support/screens';
import { createNetBankExport } from '../support/household-file';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const urgencies = ['high', 'high', 'medium', 'medium', 'low'] as const;
const fiveActions = urgencies.map((urgency, index) => ({
  id: `action-${index}`,
  title: `Bring your costs in order, part ${index + 1}`,
  urgency,
  description: 'A sentence of the usual length says what to do, what it is good for, and what to look at before.',
  estimated_impact: 'About +1 point on your Overall Financial Health Score',
}));
const profile = { investment_horizon: 'Long term', risk_tolerance: 'Moderate', preferred_focus: 'Growth' };

/** Returns four metrics in the format of the server's response, each with its range. */
const ranged = (...values: [number, number, number, number]) =>
  fourMetricInsights(...values).map((fourMetric, index) => {
    const value = values[index] ?? 0;
    return { ...fourMetric, range: [value - 8, value + 8] };
  });

/** A quiz answer that differs from the figure of the account data; the dashboard then shows a strip about it. */
const difference = {
  session_id: 'session-1',
  question_id: 'emergency-months',
  question: 'How long would your savings last?',
  given: { label: 'Three to five months' },
  offered: {
    answer: 'one_month',
    figure: { kind: 'covered_months', value: 1.1 },
    first_month: '2026-05',
    last_month: '2026-10',
    updated_at: '2026-11-25T01:00:00.000Z',
  },
  offered_label: 'One to two months',
  metrics: ranged(60, 41, 71, 49),
};

const withActions = [...ranged(64, 58, 71, 49), { type: 'recommendations', recommendations: fiveActions }];

/** Checks the height of the page, in pixels, on a laptop and on a phone. */
async function expectHeights(page: Page, limits: Record<1280 | 375, number>): Promise<void> {
  for (const [width, most] of Object.entries(limits)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), `at ${width}`)
      .toBeLessThanOrEqual(most);
  }
}

test('the dashboard with five recommended actions stays within a height limit, with and without account data', async ({
  page,
  api,
  account,
}) => {
  await mockInsights(page, withActions, profile);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.bankButton).toBeVisible();
  await expectHeights(page, { 1280: 2_300, 375: 4_200 });
  const open = dashboard.actions.locator('details[open]');
  await expect(open).toHaveCount(1);
  await dashboard.actions.nth(2).getByRole('heading').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('part 3');

  await api.confirmEmail(account);
  // The transactions come from a file and not from a bank, which makes the page longer: the offer to link a bank stays.
  await api.importFile(account, createNetBankExport());
  await mockInsights(page, withActions, profile, { differences: [difference] });
  await dashboard.open();
  await expect(page.getByRole('button', { name: /^Use / })).toBeVisible();
  const money = page.getByRole('region', { name: 'Your accounts', exact: true });
  await expect(money.getByRole('link', { name: /^Left until payday/ })).toHaveAttribute('href', '/money/bills');
  await expect(page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')).not.toHaveCount(0);
  await waitUntilLoaded(page, /^Welcome back, /);
  await expectHeights(page, { 1280: 1_900, 375: 3_200 });
});
