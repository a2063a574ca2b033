import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoneyCycle, MoneyOverview, RecurringBill } from '@verdant/shared/contract';
import { moneyAccount, moneyUpdate, linkedAccountFields, type FakeAnswers } from '@verdant/shared/testing';
import { QueryProvider } from '@verdant/shared/query';
import { AccountFacts } from '../dashboard/account-data/account-facts';
import { payCycle, recurringBill as bill } from '../testing/money-cycle';
import { Bills } from './bills';
import { openPage } from '../testing/open-page';
import { findDuplicateBill } from './bill-row';

const cycle = payCycle({
  bills: [bill('Energy', { is_estimate: true }), bill('Phone', { previous_amount_cents: 5_500 })],
  due: [
    { key: 'Energy', on: '2026-11-30', amount_cents: 6_000 },
    { key: 'Phone', on: '2026-11-30', amount_cents: 6_000 },
  ],
  due_before_payday_cents: 12_000,
  everyday_cents: 100_000,
  left_until_payday_cents: 88_000,
});
const overview: MoneyOverview = {
  accounts: [
    moneyAccount({ ...linkedAccountFields, institution: 'Banksia Mutual', name: 'Everyday', type: 'CHECKING' }),
  ],
  net: [],
  updates: [moneyUpdate()],
  can_link: true,
};

/** Renders the page together with the first section of the dashboard, which shares its data. */
const Both = () => (
  <>
    <Bills />
    <QueryProvider>
      <AccountFacts {...overview} />
    </QueryProvider>
  </>
);

const open = (found: MoneyCycle = cycle, answers: FakeAnswers = {}, accounts: object = overview, page = <Bills />) => {
  const { api } = openPage(page, { 'GET /money/accounts': accounts, 'GET /money/cycle': found, ...answers });
  return { sent: () => api.calls.filter(({ method }) => method !== 'GET') };
};
const due = () => screen.getByRole('region', { name: 'Due' });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ID = '3f1d6c1e-6a1b-4c58-9d0e-6f1f0d4a2b10';

test('shows the due payments, the next pay, and the bills with their notes', async () => {
  open({
    ...cycle,
    monthly_cents: 12_000,
    bills: [...cycle.bills, bill('Gym', { is_missing: true, last_on: '2026-08-10' })],
  });
  expect(await screen.findByText('Bills: 2, until 2 Dec 2026')).toBeVisible();
  expect(due()).toHaveTextContent('$120.00');
  expect(due()).toHaveTextContent('$880.00');
  const pay = within(screen.getByRole('region', { name: 'Your pay' }));
  expect(pay.getByText('Every fortnight')).toBeVisible();
  expect(pay.getByText('Next on 3 Dec 2026')).toBeVisible();
  expect(pay.getByText('$2,684.20')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Bills and subscriptions' }));
  expect(list.getByText('Together $120.00 in an average month')).toBeVisible();
  expect(list.getByText('about $60')).toBeVisible();
  expect(list.getAllByText('From Everyday')).toHaveLength(3);
  expect(list.getByText('Price went up from $55.00 to $60.00')).toBeVisible();
  expect(list.getByText('Not seen since 10 Aug 2026. It may have ended, and is not counted.')).toBeVisible();
});

test('undoing the dismissal of a bill keeps the corrected amount, and moves a past date to the next due date', async () => {
  const own = { amount_cents: 6_000, next_on: '2026-10-30' };
  const before = { ...cycle, bills: [bill('Phone', { status: 'confirmed', own })] };
  const after = { ...cycle, bills: [bill('Phone', { status: 'dismissed', own })] };
  const { sent } = open(before, { 'PUT /money/cycle/bill': after });
  await click('Not a bill: Phone');
  expect(await screen.findByText('Phone is no longer counted.')).toBeVisible();
  await click('Undo');
  expect(await screen.findByText('Undone.')).toBeVisible();
  // The corrected day has passed, so the next due day is sent instead.
  const kept = { amount_cents: 6_000, next_on: '2026-11-30' };
  expect(sent().map(({ body }) => body)).toEqual([
    { key: 'Phone', status: 'dismissed', ...kept },
    { key: 'Phone', status: 'confirmed', ...kept },
  ]);
});

test('correcting a bill validates the amount and sends only the changed fields', async () => {
  const after = { ...cycle, bills: [bill('Phone', { amount_cents: 6_550, status: 'confirmed' })] };
  const { sent } = open(cycle, { 'PUT /money/cycle/bill': after });
  await click('Edit: Phone');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.clear(amount);
  await click('Save');
  expect(amount).toHaveAccessibleDescription('Enter an amount in dollars, above zero');
  await userEvent.type(amount, '65.50');
  await click('Save');
  expect(await screen.findByText('Phone is corrected.')).toBeVisible();
  expect(sent().at(-1)?.body).toEqual({ key: 'Phone', status: 'confirmed', amount_cents: 6_550 });
});

test('the page explains why there are no bills, and a bill can be added', async () => {
  const nothing: MoneyCycle = {
    ...cycle,
    pay: null,
    bills: [],
    due: [],
    due_before_payday_cents: null,
    left_until_payday_cents: null,
  };
  const added = bill('id', { label: 'Rent', status: 'added', account_id: null, last_on: null });
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(ID);
  const put = { [`PUT /money/cycle/bills/${ID}`]: { ...nothing, bills: [added] } };
  const { sent } = open(nothing, put, { ...overview, accounts: [], updates: [] });
  expect(await screen.findByText(/^Not known yet. It takes two months/)).toBeVisible();
  expect(screen.getByText(/^No regular pay found yet/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No bills found yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bring in your accounts' })).toHaveAttribute('href', '/money/import');

  await click('Add a bill');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Rent');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '640');
  await userEvent.type(screen.getByLabelText('Next date'), '2026-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rent is added.')).toBeVisible();
  expect(screen.getByText('Added by you')).toBeVisible();
  const body = { label: 'Rent', amount_cents: 64_000, rhythm: 'monthly', next_on: '2026-11-30' };
  expect(sent().map((call) => call.body)).toEqual([body]);
});

test('the detected pay can be dismissed, replaced by an entered pay, and restored', async () => {
  const dismissed: MoneyCycle = { ...cycle, pay: null, is_pay_dismissed: true };
  const { sent } = open(cycle, { 'PUT /money/cycle': dismissed });
  await click('This is not my pay');
  expect(await screen.findByText(/^You said that what we found is not your pay/)).toBeVisible();
  await click('Enter your pay');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount (optional)' }), '900');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'weekly');
  await userEvent.type(screen.getByLabelText('Next payday'), '2026-11-27');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your pay is saved.')).toBeVisible();
  await click('Use what was found');
  expect(await screen.findByText('We use the pay that was found again.')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { status: 'dismissed' },
    { status: 'corrected', rhythm: 'weekly', next_pay_on: '2026-11-27', amount_cents: 90_000 },
    { status: 'found' },
  ]);
});

test('a manually added bill that resembles a detected bill is marked as a possible duplicate', async () => {
  const added = (changes: Partial<RecurringBill>) => bill('id', { status: 'added', account_id: null, ...changes });
  const bills = (recurringBill: RecurringBill) => ({ ...cycle, bills: [bill('AGL Energy'), recurringBill] });
  open(bills(added({ label: 'Electricity', amount_cents: 6_100, next_on: '2026-12-02' })));
  expect(await screen.findByText(/^This may be AGL Energy/)).toBeVisible();
});

test('a private calendar link is shown after its creation, and can be revoked', async () => {
  const made = { created_at: '2026-11-25T01:00:00.000Z' };
  const { sent } = open(cycle, {
    'GET /money/calendar': { created_at: null },
    'POST /money/calendar': { ...made, token: 'secret-token' },
    'DELETE /money/calendar': { created_at: null },
  });
  await click('Create a link');
  expect(await screen.findByRole('textbox', { name: 'Your private link' })).toHaveValue(
    `${location.origin}/api/v1/money/calendar/secret-token`,
  );
  expect(screen.getByRole('link', { name: 'Open in your calendar app' })).toHaveAttribute(
    'href',
    `webcal://${location.host}/api/v1/money/calendar/secret-token`,
  );
  await click('Revoke the link');
  expect(await screen.findByText('The link no longer works.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create a link' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Your private link' })).not.toBeInTheDocument();
  expect(sent().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('dismissing a bill updates the amounts on the dashboard without a new request', async () => {
  const dismissed = bill('Phone', { status: 'dismissed' });
  const after = {
    ...cycle,
    bills: [dismissed],
    due: [],
    due_before_payday_cents: 1_234,
    left_until_payday_cents: 98_766,
  };
  open(cycle, { 'PUT /money/cycle/bill': after }, overview, <Both />);
  const facts = await screen.findByRole('region', { name: 'Your accounts' });
  await waitFor(() => expect(facts).toHaveTextContent('$880.00'));
  await click('Not a bill: Phone');
  await waitFor(() => expect(facts).toHaveTextContent('$987.66'));
  expect(facts).toHaveTextContent('$12.34');
});

const detected = bill('agl energy', { label: 'AGL Energy' });
const added: RecurringBill = { ...detected, key: 'id', label: 'Power', status: 'added', account_id: null };

test.each<[Partial<RecurringBill>, boolean]>([
  [{ amount_cents: 6_100, next_on: '2026-12-02' }, true],
  [{ amount_cents: 9_900 }, false],
  [{ next_on: '2026-12-10' }, false],
  [{ label: 'agl', amount_cents: 9_900 }, true],
  [{ label: 'AGL', rhythm: 'quarterly' }, false],
  [{ status: 'found' }, false],
])('compares a manual bill that has %j with a detected bill by name, or by amount and date', (changes, isSame) => {
  expect(findDuplicateBill({ ...added, ...changes }, [detected])).toBe(isSame ? detected : undefined);
});

test('a dismissed or ended bill is not a duplicate', () => {
  expect(findDuplicateBill(added, [{ ...detected, status: 'dismissed' }])).toBeUndefined();
  expect(findDuplicateBill(added, [{ ...detected, is_missing: true }])).toBeUndefined();
});
