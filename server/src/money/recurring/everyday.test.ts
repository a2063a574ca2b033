import type { CycleInput } from './cycle';
import { balanceValidUntil, type EverydayMoney } from './everyday';
import { cardBill, correctedPay, moneyCycleOf, exampleEverydayBalance, NOTHING_FOUND } from './testing/cycle-kit';

test('the balance of an imported account is valid until the last day of its files, unless later transactions exist', () => {
  expect(balanceValidUntil('2026-11-26', undefined)).toBe('2026-11-26');
  expect(balanceValidUntil('2026-11-22', { end: '2026-11-26', lastDay: '2026-11-22' })).toBe('2026-11-26');
  expect(balanceValidUntil('2026-09-01', { end: '2026-11-26', lastDay: '2026-11-25' })).toBe('2026-09-01');
  expect(balanceValidUntil(null, { end: '2026-11-26', lastDay: '2026-11-25' })).toBeNull();
});

const phone = { id: 'phone', label: 'Phone', amount_cents: 5_000, rhythm: 'monthly' as const, next_on: '2026-11-30' };
const card = { accountId: 'c', name: 'Card', on: '2026-12-01', cents: 79_578, owedCents: 79_578, schedule: null };

describe('the amount left until payday', () => {
  const left = (everyday: EverydayMoney, changes: Partial<CycleInput> = {}) =>
    moneyCycleOf(NOTHING_FOUND, '2026-11-29', {
      everyday,
      ownPay: correctedPay('fortnightly', '2026-12-03'),
      addedBills: [phone],
      ...changes,
    });

  test('is reduced by the card payment due before payday', () => {
    const found = left(exampleEverydayBalance(877_057, '2026-11-29', { cards: [card] }));
    expect(found).toMatchObject({
      left_until_payday_cents: 877_057 - 5_000 - 79_578,
      due_before_payday_cents: 84_578,
      card_due: [{ account_id: 'c', name: 'Card', on: '2026-12-01', amount_cents: 79_578 }],
      left_unknown: null,
    });
  });

  test('is not reduced by card payments due on or after payday, and cards with no due date are listed', () => {
    const cards = [
      { ...card, on: '2026-12-03' },
      { ...card, accountId: 'd', on: null },
      { ...card, accountId: 'e', cents: 0, owedCents: 0 },
    ];
    expect(left(exampleEverydayBalance(877_057, '2026-11-29', { cards }))).toMatchObject({
      left_until_payday_cents: 872_057,
      card_due: [],
      undated_cards: [{ account_id: 'd', owed_cents: 79_578 }],
    });
  });

  test('is stated as of the day of the balances, together with the accounts whose balance needs an update', () => {
    const renew = [{ account_id: 'a', name: 'Everyday' }];
    const old = left(exampleEverydayBalance(100_000, '2026-11-21', { renew }), {
      addedBills: [{ ...phone, next_on: '2026-11-24' }],
    });
    // The phone bill left the account after the day of the balance.
    expect(old).toMatchObject({ as_of: '2026-11-21', left_until_payday_cents: 95_000, left_unknown: null, renew });
  });

  test('is not reduced by a bill that was paid before the date of the balance', () => {
    const newer = exampleEverydayBalance(100_000, '2026-11-29', { coveredDay: '2026-11-21' });
    const paid = { ...phone, next_on: '2026-11-24' };
    expect(left(newer, { addedBills: [paid] }).left_until_payday_cents).toBe(100_000);
    expect(left(newer).left_until_payday_cents).toBe(95_000);
  });

  test.each([
    ['a payday has passed since the last balance', exampleEverydayBalance(100_000, '2026-11-17'), {}, 'outdated'],
    [
      'an everyday account has no balance',
      exampleEverydayBalance(null, '2026-11-29', { missing: 'no_balance' }),
      {},
      'no_balance',
    ],
    ['there is no everyday account', exampleEverydayBalance(null, '2026-11-29'), {}, 'no_everyday'],
    [
      'neither pay nor bills are known',
      exampleEverydayBalance(100_000, '2026-11-29'),
      { ownPay: undefined, knowsBills: false },
      'short',
    ],
  ] as const)('is unknown if %s', (_when, everyday, changes, reason) => {
    expect(left(everyday, changes)).toMatchObject({ left_until_payday_cents: null, left_unknown: reason });
  });

  test('is not reduced by a bill that is charged to a card', () => {
    const found = { ...NOTHING_FOUND, bills: [cardBill('2026-10-30', 1_799)] };
    const input = { ownPay: correctedPay('fortnightly', '2026-12-03') };
    const paidBy = (ids: readonly string[]) =>
      moneyCycleOf(found, '2026-11-29', {
        ...input,
        everyday: exampleEverydayBalance(10_000, '2026-11-29', { cardIds: new Set(ids) }),
      });
    expect(paidBy(['c'])).toMatchObject({ due: [], left_until_payday_cents: 10_000 });
    expect(paidBy([])).toMatchObject({ due: [{ key: 'stream' }], left_until_payday_cents: 8_201 });
  });
});
