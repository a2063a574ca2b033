import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoneyForecast, MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { payCycle } from '../../../testing/money-cycle';
import { ForecastDisclosure } from '../account-facts';
import { openPage } from '../../../testing/open-page';

const PATH = 'GET /money/cycle/ahead';
const overview: MoneyOverview = { accounts: [], net: [], updates: [], can_link: false };
const ahead: MoneyForecast = {
  today: '2026-11-25',
  last_day: '2027-02-23',
  as_of: '2026-11-25',
  everyday_cents: 160_451,
  unknown: null,
  periods: [
    {
      pay_on: null,
      last_day: '2026-12-02',
      left_cents: 96_451,
      events: [
        { key: 'Rent', type: 'bill', name: 'Rent', on: '2026-11-30', amount_cents: -64_000, is_estimate: false },
      ],
    },
    {
      pay_on: '2026-12-03',
      last_day: '2026-12-16',
      left_cents: -8_400,
      events: [
        { key: 'pay', type: 'pay', name: '', on: '2026-12-03', amount_cents: 268_420, is_estimate: false },
        { key: 'Tyres', type: 'goal', name: 'Tyres', on: '2026-12-03', amount_cents: -13_000, is_estimate: false },
        { key: 'Low', type: 'card', name: 'Low Rate', on: '2026-12-09', amount_cents: -343_800, is_estimate: false },
        { key: 'Energy', type: 'bill', name: 'Energy', on: '2026-12-10', amount_cents: -16_471, is_estimate: true },
      ],
    },
  ],
};

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./cash-flow-forecast'));

const open = async (response: unknown, cycle: MoneyCycle = payCycle()) => {
  const { api } = openPage(
    <QueryProvider>
      <ForecastDisclosure cycle={cycle} overview={overview} />
    </QueryProvider>,
    { [PATH]: response },
  );
  expect(api.calls).toEqual([]);
  await userEvent.click(screen.getByText('Next 90 days'));
  return api;
};

test('shows the amount left before each payday, and every payment expected until then', async () => {
  const api = await open(ahead);
  expect(
    await screen.findByText(
      'The $1,604.51 in your everyday accounts, plus pay, less bills, card payments and goals. This is before groceries and other daily spending.',
    ),
  ).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Left on 2 Dec$964.51',
    'Left on 16 Dec\u2212$84.00',
  ]);
  const rows = headings.map((heading) =>
    within(heading.closest('li') ?? heading)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['30 NovRent\u2212$640.00'],
    [
      '3 DecPay$2,684.20',
      '3 DecTyres, goal\u2212$130.00',
      '9 DecLow Rate, card payment\u2212$3,438.00',
      '10 DecEnergyAbout \u2212$165',
    ],
  ]);
  expect(screen.getByText('On 16 Dec, $84.00 would be missing.')).toBeVisible();
  expect(document.querySelectorAll('svg circle.left')).toHaveLength(9);
  expect(document.querySelectorAll('svg circle.missing')).toHaveLength(1);
  await userEvent.click(screen.getByText('Next 90 days'));
  await userEvent.click(screen.getByText('Next 90 days'));
  expect(api.calls).toHaveLength(1);
});

test('shows the date of outdated balances, and the lowest expected amount if the amount never becomes negative', async () => {
  const periods = ahead.periods.slice(0, 1).map((period) => ({ ...period, events: [] }));
  await open({ ...ahead, as_of: '2026-11-21', periods });
  expect(await screen.findByText(/^The \$1,604\.51 in your everyday accounts on 21 Nov, plus pay/)).toBeVisible();
  expect(screen.getByText('Lowest on 2 Dec, with $964.51 left.')).toBeVisible();
  expect(screen.getByText('Nothing expected')).toBeVisible();
});

test.each([
  ['short', 'Enter your pay to see this, or add two months of transactions', '/money/bills'],
  ['no_everyday', 'Add the account that your pay goes into to see this', '/money/import'],
] as const)(
  'shows a link to enter the missing data if the amount left is unknown because of "%s"',
  async (unknown, text, page) => {
    await open({ ...ahead, unknown, periods: [] }, payCycle({ left_unknown: unknown }));
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', page);
  },
);

test.each([
  ['no_pay', 'Enter your pay to see this'],
  ['no_amount', 'Enter the amount of your pay to see this'],
] as const)('asks for the pay or its amount if the forecast is unknown because of "%s"', async (unknown, text) => {
  await open({ ...ahead, unknown, periods: [] });
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/money/bills');
});
