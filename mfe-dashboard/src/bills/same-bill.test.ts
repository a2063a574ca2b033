import type { RecurringBill } from '@verdant/shared/contract';
import { recurringBill } from '../testing/money-cycle';
import { sameFoundBill } from './bill-row';

const found = recurringBill('agl energy', { label: 'AGL Energy' });
const added: RecurringBill = { ...found, key: 'id', label: 'Power', status: 'added', account_id: null };

test.each<[Partial<RecurringBill>, boolean]>([
  [{ amount_cents: 6_100, next_on: '2026-12-02' }, true],
  [{ amount_cents: 9_900 }, false],
  [{ next_on: '2026-12-10' }, false],
  [{ label: 'agl', amount_cents: 9_900 }, true],
  [{ label: 'AGL', rhythm: 'quarterly' }, false],
  [{ status: 'found' }, false],
])('compares a manual bill that has %j with a detected bill by name, or by amount and date', (changes, isSame) => {
  expect(sameFoundBill({ ...added, ...changes }, [found])).toBe(isSame ? found : undefined);
});

test('a dismissed or ended bill is not a duplicate', () => {
  expect(sameFoundBill(added, [{ ...found, status: 'dismissed' }])).toBeUndefined();
  expect(sameFoundBill(added, [{ ...found, is_missing: true }])).toBeUndefined();
});
