import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { MoneyAccount } from '@verdant/shared/contract';
import { moneyAccount, linkedAccountFields, type FakeAnswers } from '@verdant/shared/testing';
import { Accounts } from '../../accounts/accounts';
import { Measures } from '../../measures/measures';
import { payCycle, recurringBill } from '../../testing/money-cycle';
import { Dashboard } from '../dashboard';
import { openPage } from '../../testing/open-page';

const account = (id: string, name: string, side: 'asset' | 'liability', balance_cents: number) =>
  moneyAccount({
    ...linkedAccountFields,
    id,
    institution: 'Banksia Mutual',
    name,
    masked_number: 'xxxx1234',
    side,
    balance_cents,
  });
const overview = {
  accounts: [account('1', 'Bonus Saver', 'asset', 1_250_050), account('2', 'Low Rate Card', 'liability', 50_000)],
  net: [{ currency: 'AUD', assets_cents: 1_250_050, liabilities_cents: 50_000, net_cents: 1_200_050 }],
  updates: [
    { link_id: 'link-1', institution: 'Banksia Mutual', updated_at: '2026-11-23T01:00:00.000Z', failure: null },
  ],
  can_link: true,
};
const transaction = {
  id: 't-1',
  account_id: '1',
  date: '2026-11-20',
  amount_cents: -4_210,
  currency: 'AUD',
  description: 'WATTLE STREET GROCER 12',
  merchant: 'Wattle Street Grocer',
  is_pending: false,
  category: 'groceries',
  reason: { kind: 'merchant', value: 'Wattle Street Grocer' },
};
const months = [
  {
    month: '2026-11',
    income_cents: 300_000,
    spent_cents: 4_210,
    categories: [{ category: 'groceries', spent_cents: 4_210, count: 1 }],
  },
];

const measures = {
  months: ['2026-10', '2026-09', '2026-08'],
  income_cents: 600_000,
  spent_cents: 500_000,
  spent_percent: 83,
  covered_months: 2.5,
  buffer_days: 4,
  goals: [],
};
const cycle = payCycle({
  due: [
    { key: 'energy', on: '2026-11-26', amount_cents: 16_451 },
    { key: 'rent', on: '2026-11-30', amount_cents: 64_000 },
  ],
  due_before_payday_cents: 80_451,
  everyday_cents: 160_451,
  left_until_payday_cents: 80_000,
});
const quizAnswers = {
  session_id: 's-1',
  completed_at: '2026-11-01T00:00:00.000Z',
  changeable: true,
  answers: [
    {
      question: {
        id: 'emergency-months',
        text: 'How long?',
        question_type: 'single_choice',
        options: [{ value: 'weeks', label: 'One to three weeks' }],
      },
      answer: 'weeks',
      applies: true,
    },
  ],
};

const CHANGE = 'Groceries: change the category of Wattle Street Grocer';
const openRow = async (name: string | RegExp = CHANGE) => {
  await screen.findAllByText('Wattle Street Grocer');
  await userEvent.click(screen.getByRole('button', { name: 'Open details: Recent Transactions' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

// Imports the chunks in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => Promise.all([import('./account-data'), import('./transaction-list')]));

const open = (changes: object = {}, answers: FakeAnswers = {}, page = <Dashboard />) =>
  openPage(page, {
    'GET /adaptive-quiz/insights': { data: { insights: [], investment_profile: null } },
    'GET /money/accounts': { ...overview, ...changes },
    'GET /money/transactions?limit=50': { transactions: [transaction], next: null },
    'GET /money/spending?months=2': { months },
    'GET /money/measures': measures,
    'GET /money/cycle': payCycle({ pay: null }),
    'GET /adaptive-quiz/sessions/latest/answers': quizAnswers,
    ...answers,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const accountsPage = (changes: object = {}) => open(changes, {}, <Accounts />);
const measuresPage = (answers: FakeAnswers = {}, changes: object = {}) => open(changes, answers, <Measures />);
const factsOf = async () =>
  (await (await region('Your accounts')).findAllByRole('link')).map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);

test('if a bank is linked, account figures precede the scores, and the transactions are not marked as sample data', async () => {
  open();
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
  expect(screen.getAllByRole('region').map((element) => element.getAttribute('aria-label'))).toEqual([
    'Your accounts',
    'First steps',
    'Key metrics',
    'Recent Transactions',
    'Spending by Category',
    'Savings Goals Progress',
  ]);
  const panel = await region('Recent Transactions');
  expect(panel.getByText('\u2212$42.10')).toBeVisible();
  expect(panel.queryByText('Sample data')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Connect Bank Account' })).not.toBeInTheDocument();
});

test('the reasons for the scores are collapsed at first if there is account data', async () => {
  const metric = { type: 'metric', title: 'Investment Readiness', value: 40 };
  open({}, { 'GET /adaptive-quiz/insights': { data: { insights: [metric], investment_profile: null } } });
  const panel = await region('Why these scores');
  expect(panel.getByText(/^Each score is an estimate/)).not.toBeVisible();
  await userEvent.click(panel.getByRole('heading', { name: 'Why these scores' }));
  expect(panel.getByText(/^Each score is an estimate/)).toBeVisible();
  expect(panel.getByRole('figure', { name: 'All your scores' })).toBeVisible();
});

test('the goals of the user replace the sample goals, with a link to the page for goals', async () => {
  const saved = { type: 'by_hand' as const, saved_cents: 30_000, saved_on: '2026-11-26' };
  const goal = { target_cents: 120_000, date: '2027-06-30', per_payday_cents: 1_000, saved, saved_cents: 30_000 };
  const goals = [
    { ...goal, id: 'g-1', name: 'Tyres' },
    { ...goal, id: 'g-2', name: 'Three weeks in Japan in cherry blossom time' },
    { ...goal, id: 'g-3', name: 'Boat', saved_cents: null },
  ];
  const { container } = open({}, { 'GET /money/measures': { ...measures, goals } });
  const panel = await region('Savings Goals Progress');
  expect(await panel.findByRole('link', { name: 'Manage Goals' })).toHaveAttribute('href', '/savings');
  // The chart is taller, because the name of a goal needs several lines.
  const [chart] = container.querySelectorAll<HTMLElement>('figure[aria-label="Savings Goals Progress"] .drawing');
  expect(chart?.style.height).toBe('9.4rem');
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  expect(panel.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GoalProgress',
    'Tyres25%',
    'Three weeks in Japan in cherry blossom time25%',
  ]);
  expect(panel.queryByText('Sample data')).toBeNull();
});

test('a user with account data but no goals can expand sample goals that are marked as sample data', async () => {
  const { api } = open();
  const panel = await region('Savings Goals Progress');
  expect(await panel.findByText('Sample data')).toBeVisible();
  expect(panel.getByRole('button', { name: 'View as table', hidden: true })).not.toBeVisible();
  await userEvent.click(panel.getByText('See an example'));
  expect(panel.getByRole('button', { name: 'View as table' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel.getByRole('link', { name: 'Manage Goals' })).toHaveAttribute('href', '/savings');
  // The page sends no request for goals, because the response with the measures contains them.
  const money = api.calls.map(({ path }) => path).filter((path) => !path.startsWith('/adaptive-quiz'));
  expect(money.toSorted().join(' ')).toBe(
    '/money/accounts /money/cycle /money/measures /money/spending?months=2 /money/transactions?limit=50',
  );
});

const outdated = { ...cycle, as_of: '2026-11-20', renew: [{ account_id: '1', name: 'Everyday' }] };
test('an outdated figure shows its date, the deducted card payments, and a link to update the account', async () => {
  const card = { account_id: '2', name: 'Low Rate Card', on: '2026-12-01', amount_cents: 50_000 };
  open({}, { 'GET /money/cycle': { ...outdated, card_due: [card] } });
  expect((await factsOf())[0]?.[1]).toContain('As of 20 Nov 2026.');
  expect(screen.getByText('$500.00 for Low Rate Card on 1 Dec 2026 is already taken off.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bring Everyday up to date' })).toHaveAttribute('href', '/money/accounts');
});

test.each([
  ['no_everyday', '/money/import', 'Add the account that your pay goes into to see this'],
  ['no_balance', '/money/accounts', 'Enter the balance of Everyday to see this'],
  ['outdated', '/money/accounts', 'Your figures are from before 19 Nov 2026. Bring Everyday up to date to see this'],
  ['short', '/money/bills', 'Enter your pay to see this, or add two months of transactions'],
])('shows the reason and a link if the amount left until payday is unknown: %s', async (left_unknown, page, reason) => {
  open({}, { 'GET /money/cycle': { ...outdated, left_until_payday_cents: null, left_unknown } });
  expect((await factsOf())[0]).toEqual([page, `Left until payday${reason}`]);
});

const net = ['/money/accounts', 'Net position$12,000.50You own $12,500.50, you owe $500.00'];
const covered = ['/money/measures', 'Months covered2.5All spending, $5,000.00 a month'];
const month = { pay: null, period: { type: 'month', first_day: '2026-11-01', last_day: '2026-11-30' } };
const short = '\u2212$50.00The bills due by then are more than your everyday accounts hold';
test.each([
  ['no pay cycle is known', payCycle({ pay: null }), [net, covered]],
  [
    'a pay cycle is known',
    cycle,
    [
      ['/money/bills', 'Left until payday$800.00About $100 a day, bills already taken off'],
      net,
      covered,
      ['/money/bills', 'Due before payday$804.512 bills, the next on 26 Nov 2026'],
    ],
  ],
  [
    'no pay is known and the bills due exceed the balances',
    { ...cycle, ...month, left_until_payday_cents: -5_000 },
    [
      ['/money/bills', `Left this month${short}`],
      net,
      covered,
      ['/money/bills', 'Due this month$804.512 bills, the next on 26 Nov 2026'],
    ],
  ],
])('each account figure is a link to its page, if %s', async (_what, found, facts) => {
  open({}, { 'GET /money/cycle': found });
  expect(await factsOf()).toEqual(facts);
});

test('the days of the pay cycle are drawn as dots, and a text lists the payments that are still due', async () => {
  const found = {
    ...cycle,
    bills: [recurringBill('energy', { label: 'AGL Energy' }), recurringBill('rent', { label: 'Rent' })],
  };
  const { container } = open({}, { 'GET /money/cycle': found });
  expect(
    await screen.findByText(
      'From 19 Nov to 3 Dec; today is 25 Nov. Still due: AGL Energy $164.51 (26 Nov), Rent $640.00 (30 Nov).',
    ),
  ).toBeInTheDocument();
  expect(container.querySelectorAll('svg[aria-hidden="true"] circle[cx$="%"]')).toHaveLength(15);
});

test('account figures that cannot be loaded are left out, and the other account figures are shown', async () => {
  const failure = new ApiError('http', 'failed', { status: 500, url: '/' });
  open({}, { 'GET /money/cycle': failure, 'GET /money/measures': failure });
  await waitFor(async () => expect(await factsOf()).toHaveLength(1));
});

test('the accounts page shows the balances, their total, and the date of the last update', async () => {
  accountsPage();
  const accounts = await region('Your accounts');
  expect(accounts.getByText('$12,000.50')).toBeVisible();
  expect(accounts.getByText('\u2212$500.00')).toBeVisible();
  expect(accounts.getByText('Banksia Mutual: as of 23 Nov 2026')).toBeVisible();
  expect(accounts.getByRole('link', { name: 'Manage your banks' })).toHaveAttribute('href', '/yodlee-connect');
});

test.each([
  ['accounts', <Accounts key="a" />, 'No accounts yet'],
  ['measures', <Measures key="m" />, 'Nothing measured yet'],
])('the empty page of the %s shows how to add account data', async (_name, page, title) => {
  open({ accounts: [], net: [], updates: [] }, {}, page);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bring in your accounts' })).toHaveAttribute('href', '/money/import');
});

const byHand = (source: 'import' | 'manual', changes: Partial<MoneyAccount> = {}) =>
  moneyAccount({
    id: source,
    name: `By ${source}`,
    source,
    balance_cents: 500_000,
    balance_on: '2026-11-20',
    ...changes,
  });

test('the dashboard shows the source and the transactions of imported accounts, and still offers to link a bank', async () => {
  open({ accounts: [byHand('import'), byHand('manual')], updates: [] });
  const accounts = await region('Your accounts');
  expect(await accounts.findByText('From files, as of 20 Nov 2026')).toBeVisible();
  expect(accounts.getByText('Added by hand, as of 20 Nov 2026')).toBeVisible();
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Connect Bank Account' })).toBeVisible();
});

const sameAs = (status: 'found' | 'asked') =>
  byHand('import', { id: status, left_out: 'duplicate', same_as: { account_id: '1', status } });
test.each<[string, MoneyAccount[], (string | RegExp)[]]>([
  [
    'that is imported from a file or added by hand',
    [byHand('import'), byHand('manual', { is_counted: false })],
    ['From files, as of 20 Nov 2026', 'Added by hand, as of 20 Nov 2026, not counted', 'Files and manual accounts'],
  ],
  [
    'that is linked twice',
    [{ ...account('1', 'Joint', 'asset', 100_000), left_out: 'duplicate' }],
    ['Counted once: you linked it twice', 'Net position in your accounts', /^Your home, your car/],
  ],
  [
    'that is the same as a linked account, or could be',
    [account('1', 'Choice', 'asset', 1), sameAs('found'), sameAs('asked')],
    ['Counted once, with Choice', 'Same account as Choice? Please decide'],
  ],
])('the accounts page labels an account %s', async (_which, accounts, texts) => {
  accountsPage({ accounts, updates: [] });
  const section = await region('Your accounts');
  for (const text of texts) expect(section.getByText(text)).toBeVisible();
  for (const link of section.queryAllByRole('link')) expect(link).toHaveAttribute('href', '/money/import');
});

test('if all accounts were added manually, their balances are shown, but the transactions are sample data', async () => {
  open({ accounts: [byHand('manual')], updates: [] });
  expect((await factsOf()).map(([to]) => to)).toEqual(['/money/accounts']);
  expect((await region('Recent Transactions')).getByText('Sample data')).toBeVisible();
});

test('the category form shows the reason for the current category and the description from the bank', async () => {
  const named = { ...transaction, reason: { kind: 'bank_category', value: 'Supermarkets' } };
  open({}, { 'GET /money/transactions?limit=50': { transactions: [named], next: null } });
  await openRow();
  expect(screen.getByText('Because your bank calls it Supermarkets')).toBeVisible();
  expect(screen.getByText('Your bank wrote: WATTLE STREET GROCER 12.')).toBeVisible();
});

test.each([
  [{ failure: 'unavailable' }, /did not respond at the last update. These figures are from 23 Nov 2026/],
  [{ failure: 'consent' }, /needs your consent again/],
  [{ is_stale: true }, 'Banksia Mutual: as of 23 Nov 2026. The bank has sent nothing newer.'],
  [{ skipped: 2 }, 'Banksia Mutual: records that could not be read: 2'],
])('a problem with the last bank update is shown: %j', async (changes, text) => {
  open({ updates: [{ ...overview.updates[0], ...changes }] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
});

test('shows marked sample data and a loading message until the first figures of a linked bank arrive', async () => {
  open({ accounts: [], net: [], updates: [{ ...overview.updates[0], updated_at: null }] });
  expect(await screen.findByText('Banksia Mutual: the figures are being fetched...')).toBeVisible();
  expect((await region('Recent Transactions')).getByText('Sample data')).toBeVisible();
});

test.each([
  [undefined, 'Your answer in the health check: One to three weeks'],
  ['accounts', 'Your answer in the health check, confirmed from your accounts: One to three weeks'],
])(
  'each measured figure is shown with its source and with the quiz answer (source of the answer: %s)',
  async (source, answer) => {
    const [first] = quizAnswers.answers;
    measuresPage({
      'GET /adaptive-quiz/sessions/latest/answers': { ...quizAnswers, answers: [{ ...first, source }] },
    });
    const panel = await region('Measured from your banks');
    const of = (name: string) => panel.getByText(name).parentElement;
    expect(of('Months of all spending covered')).toHaveTextContent(
      /covered2\.5Based on the money.*spending of \$5,000\.00 a month/,
    );
    expect(await panel.findByText(answer)).toBeVisible();
    expect(of('Share of income spent')).toHaveTextContent(
      /spent83%\$5,000\.00 of \$6,000\.00 in a month, on average\.$/,
    );
    expect(of('Days your everyday accounts would last')).toHaveTextContent(/last4Before/);
    expect(panel.getByText(/^From your transactions of August 2026 to October 2026/)).toBeVisible();
  },
);

test('measures are shown at once to a user without a quiz, after one request for answers', async () => {
  const answers = jest.fn(() => {
    throw new ApiError('http', 'Not found', { status: 404, url: '/' });
  });
  measuresPage({ 'GET /adaptive-quiz/sessions/latest/answers': answers });
  expect((await region('Measured from your banks')).getByText('Share of income spent')).toBeVisible();
  expect(answers).toHaveBeenCalledTimes(1);
});

test.each([
  ['a measure without a value is left out', { buffer_days: null }, 2, /^From your transactions/],
  [
    'with too few months, the missing months are stated',
    { months: ['2026-10'] },
    0,
    /^It takes 3 .* So far there are 1\.$/,
  ],
])('%s', async (_title, changes, count, text) => {
  measuresPage({ 'GET /money/measures': { ...measures, ...changes } });
  const panel = await region('Measured from your banks');
  expect(panel.getByText(text)).toBeVisible();
  expect(panel.queryAllByRole('term')).toHaveLength(count);
});

test('neither sample data nor account figures are shown while the accounts are being loaded', async () => {
  let answer: (overview: unknown) => void = () => undefined;
  open({}, { 'GET /money/accounts': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Loading your dashboard...')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Recent Transactions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Connect Bank Account' })).not.toBeInTheDocument();
  answer(overview);
  expect(await screen.findByText('Wattle Street Grocer')).toBeVisible();
});

describe('the category of a transaction', () => {
  const PUT = 'PUT /money/transactions/t-1/category';
  const corrected = { merchant: 'Wattle Street Grocer', category: 'shopping', transactions: 7 };
  const choose = async (label: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category of Wattle Street Grocer' }), label);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo: Wattle Street Grocer' }));
  const sent = (api: ReturnType<typeof open>['api']) =>
    api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  test('is changed for all transactions of the merchant, and the change can be undone', async () => {
    let now = 'groceries';
    const { api } = open(
      {},
      {
        [PUT]: ({ body }: { body: unknown }) => {
          now = JSON.stringify(body).includes('shopping') ? 'shopping' : 'groceries';
          return { ...corrected, category: now };
        },
        'GET /money/transactions/t-1/merchant': { transactions: 7 },
        'GET /money/transactions?limit=50': () => ({ transactions: [{ ...transaction, category: now }], next: null }),
      },
    );
    await openRow();
    expect(
      await screen.findByRole('checkbox', { name: 'Change all 7 from this merchant, and the next ones' }),
    ).toBeChecked();
    await choose('Shopping');
    expect(
      await screen.findByText('Wattle Street Grocer is now in Shopping. Transactions changed: 7.'),
    ).toBeInTheDocument();
    const spending = () => api.calls.filter(({ path }) => path === '/money/spending?months=2');
    expect(spending()).toHaveLength(2);

    await undo();
    expect(await screen.findByText('Wattle Street Grocer is back in Groceries.')).toBeInTheDocument();
    expect(sent(api)).toEqual([{ category: 'shopping' }, { category: null }]);
    expect(spending()).toHaveLength(3);
  });

  const own = { ...transaction, category: 'family', only_this: true };
  const single = { category: 'health', only_this: true };
  const earlier = { category: 'family', only_this: true };
  test.each([
    ['a single transaction', transaction, 'shopping', [single, earlier]],
    [
      'all transactions of a merchant, one of which had its own category',
      own,
      null,
      [{ category: 'health' }, { category: null }, earlier],
    ],
  ])('is restored by an undo after a change of %s', async (_what, changed, merchant, bodies) => {
    const { api } = open(
      {},
      {
        [PUT]: { ...corrected, before: { merchant, only_this: 'family' } },
        'GET /money/transactions?limit=50': { transactions: [changed], next: null },
      },
    );
    await openRow(/change the category of Wattle Street Grocer$/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Change all/ }));
    await choose('Health');
    await undo();
    await screen.findByText(/is back in/);
    expect(sent(api)).toEqual(bodies);
  });

  test('and its undo can be sent again after a failure, and the form can be opened again', async () => {
    const failure = new ApiError('http', 'failed', { status: 500, url: PUT });
    const responses: unknown[] = [failure, corrected, failure, { ...corrected, category: 'groceries' }];
    open({}, { [PUT]: () => responses.shift() });
    await openRow();
    await choose('Shopping');
    expect(await screen.findByText('Your change could not be saved. Please try again.')).toBeInTheDocument();
    expect(screen.queryByText(/is now in/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await undo();
    expect(await screen.findByText('Your change could not be saved. Please try again.')).toBeInTheDocument();
    await undo();
    expect(await screen.findByText('Wattle Street Grocer is back in Groceries.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: CHANGE }));
    expect(screen.getByRole('combobox', { name: 'Category of Wattle Street Grocer' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: CHANGE })).toHaveFocus();
    expect(screen.queryByText(/is back in/)).not.toBeInTheDocument();
  });
});
