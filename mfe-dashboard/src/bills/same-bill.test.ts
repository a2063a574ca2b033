import type { RecurringBill } from '@verdant/shared/contract';
import { sameFoundBill } from './same-bill';

const found: RecurringBill = {
  key: 'agl energy',
  label: 'AGL Energy',
  category: 'utilities',
  amount_cents: 6_000,
  is_estimate: false,
  rhythm: 'monthly',
  next_on: '2026-11-30',
  account_id: 'a-1',
  last_on: '2026-10-30',
  last_amount_cents: 6_000,
  previous_amount_cents: null,
  is_missing: false,
  status: 'found',
  own: {},
};
const added: RecurringBill = { ...found, key: 'id', label: 'Power', status: 'added', account_id: null };

test.each<[Partial<RecurringBill>, boolean]>([
  [{ amount_cents: 6_100, next_on: '2026-12-02' }, true],
  [{ amount_cents: 9_900 }, false],
  [{ next_on: '2026-12-10' }, false],
  [{ label: 'agl', amount_cents: 9_900 }, true],
  [{ label: 'AGL', rhythm: 'quarterly' }, false],
  [{ status: 'found' }, false],
])('an added bill may be the found one by its name, or by amount and date: %j', (changes, isSame) => {
  expect(sameFoundBill({ ...added, ...changes }, [found])).toBe(isSame ? found : undefined);
});

test('what is dismissed or has ended is no second one', () => {
  expect(sameFoundBill(added, [{ ...found, status: 'dismissed' }])).toBeUndefined();
  expect(sameFoundBill(added, [{ ...found, is_missing: true }])).toBeUndefined();
});
