import { fromDayNumber, toDayNumber } from '../days';
import { findRecurring } from './find-recurring';
import type { RecurringPayments, RecurringEntry } from './found';
import { correctedPay, moneyCycleOf, entry, monthlyDebits } from './testing/cycle-kit';

test('two bills of the same payee keep their keys when the oldest payments are no longer included', () => {
  const policy = (day: number, cents: number) =>
    Array.from({ length: 12 }, (_none, index) => {
      const month = fromDayNumber(toDayNumber('2025-12-15') + Math.round(index * 30.44)).slice(0, 7);
      return entry(`${month}-${String(day).padStart(2, '0')}`, 0 - cents, { merchantKey: 'aami' });
    });
  const entries = [...policy(5, 4_500), ...policy(20, 9_200)].toSorted((a, b) => a.date.localeCompare(b.date));
  const byKey = (found: RecurringPayments) =>
    Object.fromEntries(found.bills.map(({ key, lastCents }) => [key, lastCents]));
  const first = findRecurring(entries);
  expect(byKey(first)).toEqual({ aami: 4_500, 'aami 2': 9_200 });
  const later = entries.slice(1);
  expect(byKey(findRecurring(later))).not.toEqual(byKey(first));
  expect(byKey(findRecurring(later, first.bills))).toEqual(byKey(first));
  // The remaining bill does not get the key of the bill that is gone.
  const other = entries.filter(({ amountCents }) => amountCents === -9_200);
  expect(byKey(findRecurring(other, first.bills))).toEqual({ 'aami 2': 9_200 });
});

describe('a bill whose rhythm or date the user corrected', () => {
  const fortnights = Array.from({ length: 8 }, (_none, index) =>
    entry(fromDayNumber(toDayNumber('2026-11-13') - 14 * (7 - index)), -2_000, { merchantKey: 'gym' }),
  );
  const corrected = (
    entries: readonly RecurringEntry[],
    today: string,
    own: { rhythm?: 'monthly' | 'yearly'; next_on?: string; said_on?: string },
  ) => {
    const found = findRecurring(entries);
    const key = found.bills[0]?.key ?? '';
    const said = { status: 'confirmed' as const, rhythm: null, next_on: null, amount_cents: null, said_on: '', ...own };
    return moneyCycleOf(found, today, { ownBills: new Map([[key, said]]) });
  };

  test('has an unchanged next date if only the rhythm was corrected, whatever the current date is', () => {
    for (const today of ['2026-11-14', '2026-11-26', '2026-11-27']) {
      expect(corrected(fortnights, today, { rhythm: 'monthly' }).bills[0]?.next_on).toBe('2026-11-27');
    }
  });

  test('is marked as missing according to the corrected rhythm, not the detected rhythm', () => {
    const { bills } = corrected(monthlyDebits([6, 7, 8, 9, 10], 1_699), '2027-06-01', {
      rhythm: 'yearly',
      next_on: '2027-10-10',
    });
    expect(bills).toMatchObject([{ next_on: '2027-10-10', is_missing: false }]);
  });

  test('is due today while its payment is late, and a month after the entered date once the payment has arrived', () => {
    const own = { next_on: '2026-11-08' };
    const months = monthlyDebits([6, 7, 8, 9, 10], 240_000);
    expect(corrected(months, '2026-11-10', own).due).toMatchObject([{ on: '2026-11-10' }]);
    const { bills, due } = corrected([...months, ...monthlyDebits([11], 240_000)], '2026-11-10', own);
    expect([bills[0]?.next_on, due]).toEqual(['2026-12-08', []]);
  });

  test('is not due again if the payment arrived a few days before the date that the user entered', () => {
    const paid = [...monthlyDebits([6, 7, 8, 9], 240_000), entry('2026-10-10', -240_000)];
    for (const today of ['2026-10-11', '2026-10-13', '2026-10-15']) {
      const { bills, due } = corrected(paid, today, { next_on: '2026-10-13' });
      expect([bills[0]?.next_on, due]).toEqual(['2026-11-13', []]);
    }
    // A payment up to the day of the correction cannot be the future payment that the user named.
    const said = { next_on: '2026-10-13', said_on: '2026-10-10' };
    expect(corrected(paid, '2026-10-11', said).bills[0]?.next_on).toBe('2026-10-13');
    // A payment long before the named day is not the payment that the user named.
    expect(corrected(paid, '2026-10-11', { next_on: '2026-10-20' }).bills[0]?.next_on).toBe('2026-10-20');
  });
});

test('pay received a day before the corrected payday counts for that payday, and the following payday is predicted', () => {
  const pays = ['2026-09-24', '2026-10-08', '2026-10-22', '2026-11-05', '2026-11-18'].map((on) =>
    entry(on, 200_000, { merchantKey: 'acme', category: 'income' }),
  );
  const found = findRecurring(pays);
  const ownPay = correctedPay('fortnightly', '2026-11-19');
  for (const today of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    const { pay, period } = moneyCycleOf(found, today, { ownPay });
    expect([today, pay?.next_pay_on, period.last_day]).toEqual([today, '2026-12-03', '2026-12-02']);
  }
  const before = findRecurring(pays.slice(0, -1));
  expect(moneyCycleOf(before, '2026-11-18', { ownPay }).pay?.next_pay_on).toBe('2026-11-19');
});

test('regular pay is detected after unpaid leave with one payment, or with five payments in a new rhythm', () => {
  const pay = (first: string, days: number, count: number) =>
    Array.from({ length: count }, (_none, index) =>
      entry(fromDayNumber(toDayNumber(first) + index * days), 200_000, { merchantKey: 'acme', category: 'income' }),
    );
  const before = pay('2026-01-08', 14, 12);
  const paysOf = (entries: readonly RecurringEntry[]) =>
    findRecurring(entries).pays.map(({ rhythm, lastOn }) => [rhythm, lastOn]);
  expect(paysOf([...before, ...pay('2026-08-06', 14, 1)])).toEqual([['fortnightly', '2026-08-06']]);
  expect(paysOf([...before, ...pay('2026-08-03', 7, 5)])).toEqual([['weekly', '2026-08-31']]);
});
