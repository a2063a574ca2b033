import type { AccountEvidence } from '../../offered-answers/offered-answer';
import { accountFiguresOf } from './own-money';

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
const own = (changes: Partial<AccountEvidence> = {}) =>
  accountFiguresOf({ ...evidence, ...changes }, [], { now, today: '2026-11-25' });

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
