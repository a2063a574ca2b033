import type { AccountFigures } from '../insights/own-amounts/account-figures';
import { proposedGoal } from './routes';

const accountFigures: AccountFigures = {
  today: '2026-11-25',
  asOf: '2026-11-25T01:00:00.000Z',
  cashCents: 210_050,
  incomeCents: 478_000,
  spentCents: 378_010,
  months: 3,
  debts: [],
};

test('a proposed emergency fund covers months of spending in whole dollars, by the date named in the advice', () => {
  // The missing $1,679.60 take 21 paydays at $80 a fortnight.
  expect(proposedGoal('starter-buffer', accountFigures)).toEqual({
    target_cents: 378_100,
    saved_cents: 210_050,
    date: '2027-09-15',
    as_of: accountFigures.asOf,
  });
  expect(proposedGoal('full-buffer', { ...accountFigures, spentCents: 300_000 })?.target_cents).toBe(900_000);
});

test.each<[string, string, AccountFigures | null]>([
  ['old or unknown figures', 'starter-buffer', null],
  ['unknown spending', 'starter-buffer', { ...accountFigures, spentCents: null }],
  ['a savings buffer that is full', 'starter-buffer', { ...accountFigures, cashCents: 400_000 }],
  ['a user with nothing left to save', 'starter-buffer', { ...accountFigures, incomeCents: 300_000 }],
  ['advice that is not about saving', 'card-in-full', accountFigures],
])('no goal is proposed for %s', (_what, rule, money) => expect(proposedGoal(rule, money)).toBeNull());
