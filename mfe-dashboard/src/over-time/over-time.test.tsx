import { screen, within } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, moneyAccount, moneyOverview, renderInShell } from '@verdant/shared/testing';
import { NetOverTime } from './net-over-time';
import { SavingOverTime } from './saving-over-time';

const overview = {
  ...moneyOverview(moneyAccount({ id: '1', balance_cents: 1_300_050 })),
  net: [{ currency: 'AUD', assets_cents: 1_300_050, liabilities_cents: 0, net_cents: 1_300_050 }],
};
const net = (balances: unknown) =>
  renderInShell(
    <QueryProvider>
      <NetOverTime {...overview} />
    </QueryProvider>,
    { api: fakeApi({ 'GET /money/balances': balances }) },
  );
const ofDays = (...balances: [on: string, balance_cents: number][]) => ({
  accounts: [{ account_id: '1', balances: balances.map(([on, balance_cents]) => ({ on, balance_cents })) }],
});

test('the chart of the net position is described by the latest value and the change since the first day', async () => {
  net(ofDays(['2026-09-01', 1_250_000], ['2026-10-01', 1_200_000], ['2026-11-20', 1_300_050]));
  expect(await screen.findByRole('figure', { name: 'Net position over time' })).toHaveAccessibleDescription(
    /^\$13,000\.50 on 20 Nov(ember)? 2026: \$500\.50 more since 1 Sept?(ember)? 2026\./,
  );
});

test('with balances of a single day, a sentence instead of a chart explains when the chart will appear', async () => {
  net(ofDays(['2026-11-20', 1_300_050]));
  expect(await screen.findByText(/Once there are two days/)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('an error is shown if the balances cannot be loaded', async () => {
  net(new ApiError('http', 'failed', { status: 500, url: '/' }));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
});

const month = (name: string, income_cents: number, spent_cents: number) => ({
  month: name,
  is_complete: true,
  income_cents,
  spent_cents,
  categories: [],
});

test('a chart shows the share of income not spent from the oldest to the latest complete month', async () => {
  const months = [month('2026-10', 500_000, 400_000), month('2026-09', 500_000, 525_000)];
  const { container } = renderInShell(
    <QueryProvider>
      <SavingOverTime version="" />
    </QueryProvider>,
    { api: fakeApi({ 'GET /money/spending?months=12': { months } }) },
  );
  const figure = await screen.findByRole('figure', { name: 'Share of income not spent, by month' });
  expect(figure).toHaveAccessibleDescription(/^From −5% in September 2026 to 20% in October 2026\./);
  expect(within(container).getAllByRole('figure')).toHaveLength(1);
});
