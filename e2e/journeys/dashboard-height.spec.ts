import { DashboardPage } from '../models/dashboard-page';
import { fourMetrics, giveInsights } from '../support/insights';
import { settled } from '../support/screens';
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

/** As the server sends them: with the range of each. */
const ranged = (...values: [number, number, number, number]) =>
  fourMetrics(...values).map((one, index) => {
    const value = values[index] ?? 0;
    return { ...one, range: [value - 8, value + 8] };
  });

/** An answer and a figure that differ, which brings the strip. */
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

const DAY_MS = 24 * 60 * 60 * 1000;
type Row = readonly [daysAgo: number, cents: number, words: string];
const every = (days: number, first: number, count: number, cents: number, words: string): Row[] =>
  Array.from({ length: count }, (_none, index) => [first + index * days, cents, words]);
/** As NetBank exports, the newest first with a balance: half a year of pay, rent, a subscription and groceries. */
function household(): string {
  const rows = [
    ...every(14, 5, 13, 268_420, 'Salary RIVERBEND PTY LTD'),
    ...every(14, 7, 13, -64_000, 'Direct Debit 012345 RAY WHITE RENT 5512'),
    ...every(30, 24, 6, -3_900, 'Direct Debit 099811 BOOST MOBILE 1120'),
    ...every(7, 1, 26, -16_451, 'WOOLWORTHS 1234 SYDNEY'),
    ...every(9, 2, 20, -2_340, 'CAFE ON THE CORNER'),
  ].toSorted(([one], [other]) => one - other);
  let balance = 158_781;
  const lines = rows.map(([daysAgo, cents, words]) => {
    const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10).split('-').toReversed().join('/');
    const line = `${day},"${(cents / 100).toFixed(2)}","${words}","${(balance / 100).toFixed(2)}"`;
    balance -= cents;
    return line;
  });
  return lines.join('\n');
}

/** With five actions, in pixels; files are the longer case, since the offer to link a bank stays. */
for (const [width, most] of [
  [1280, 1_900],
  [375, 3_200],
] as const) {
  test(`the dashboard with account data and five actions is at most ${most} pixels high at ${width}`, async ({
    page,
    api,
    account,
  }) => {
    await api.confirmEmail(account);
    await api.importFile(account, household());
    await giveInsights(
      page,
      [...ranged(64, 58, 71, 49), { type: 'recommendations', recommendations: fiveActions }],
      profile,
      { differences: [difference] },
    );
    await page.setViewportSize({ width, height: 900 });
    await new DashboardPage(page).open();
    await expect(page.getByRole('button', { name: /^Use / })).toBeVisible();
    const money = page.getByRole('region', { name: 'Your accounts', exact: true });
    await expect(money.getByRole('link', { name: /^Left until payday/ })).toHaveAttribute('href', '/money/bills');
    await expect(page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Spending by Category' })).toBeVisible();
    await settled(page, /^Welcome back, /);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

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
      [...ranged(64, 58, 71, 49), { type: 'recommendations', recommendations: fiveActions }],
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
