import { carriesCardDebt, type CardDebtUse, accountFiguresOf } from './account-figures';
import type { AccountEvidence } from '../../offered-answers/offered-answer';

const card = (changes: Partial<CardDebtUse>): CardDebtUse => ({
  balanceCents: 120_000,
  payments: 3,
  paidCents: 380_000,
  chargedInterest: false,
  ...changes,
});

it.each<[string, CardDebtUse[], boolean | undefined]>([
  ['no card is linked', [], undefined],
  ['nothing is owed on a card', [card({ balanceCents: 0, payments: 0, paidCents: 0 })], false],
  ['a card has a credit balance', [card({ balanceCents: -500 })], false],
  ['a card is paid in full each month', [card({})], false],
  ['a card charges interest', [card({ chargedInterest: true })], true],
  ['a card was paid only once', [card({ payments: 1 })], true],
  ['less was paid than is owed', [card({ paidCents: 9_000 })], true],
  ['the balance of one of two cards is unknown', [card({ balanceCents: null }), card({})], undefined],
  [
    'one card charges interest and the balance of another is unknown',
    [card({ balanceCents: null }), card({ chargedInterest: true })],
    true,
  ],
])('determines whether a user carries card debt if %s', (_name, cards, carries) => {
  expect(carriesCardDebt(cards)).toBe(carries);
});

const now = new Date('2026-11-25T02:00:00.000Z');
const months = ['2026-10', '2026-09', '2026-08'].map((month) => ({
  month,
  is_complete: true,
  income_cents: 500_000,
  spent_cents: 400_000,
  categories: [],
}));
const fresh: AccountEvidence['updates'][number] = {
  updated_at: '2026-11-25T01:00:00.000Z',
  failure: null,
  skipped: 0,
};
const evidence: AccountEvidence = {
  today: '2026-11-25',
  months,
  signs: months.map(({ month }) => ({ month, hasPay: true, paysCard: false })),
  balances: [{ container: 'bank', type: 'SAVINGS', currency: 'AUD', balanceCents: 900_000 }],
  updates: [fresh],
};
const own = (changes: Partial<AccountEvidence> = {}) => accountFiguresOf({ ...evidence, ...changes }, [], now);

it('income and spending are averages of complete months, and cash is the amount available today', () => {
  expect(own()).toEqual({
    today: '2026-11-25',
    asOf: '2026-11-25T01:00:00.000Z',
    cashCents: 900_000,
    incomeCents: 500_000,
    spentCents: 400_000,
    months: 3,
    debts: [],
  });
});

it.each<[string, Partial<typeof fresh>]>([
  ['are three days old', { updated_at: '2026-11-22T01:00:00.000Z' }],
  ['are incomplete because a record was skipped', { skipped: 1 }],
  ['come from a bank that needs a new consent', { failure: 'consent' }],
])('the amounts of a user are null if the figures %s', (_what, changes) => {
  expect(own({ updates: [{ ...fresh, ...changes }] })).toBeNull();
});

it('income and spending are null with no pay or an unlinked card; cash is null with an unknown account balance', () => {
  const none = { incomeCents: null, spentCents: null, cashCents: 900_000 };
  expect(own({ signs: evidence.signs.map((sign) => ({ ...sign, hasPay: false })) })).toMatchObject(none);
  expect(own({ signs: evidence.signs.map((sign) => ({ ...sign, paysCard: true })) })).toMatchObject(none);
  const unknown = { container: 'bank', type: 'CHECKING', currency: 'AUD', balanceCents: null };
  expect(own({ balances: [...evidence.balances, unknown] })).toMatchObject({ cashCents: null, spentCents: 400_000 });
});
