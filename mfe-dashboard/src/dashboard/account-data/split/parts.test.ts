import { initialSplitParts, remainingCents, toSplitParts } from './parts';

const partsOf = (...amounts: readonly string[]) => ({
  typed: amounts.map((amount, key) => ({ key, category: 'groceries' as const, amount })),
  last: 'family' as const,
});

test.each([
  ['gives the last part the rest of the payment', ['60.01'], -10_000, [-6_001, -3_999]],
  ['accepts a decimal comma', ['60,01', '0,99'], -10_000, [-6_001, -99, -3_900]],
  ['keeps the sign of an incoming payment', ['20'], 5_000, [2_000, 3_000]],
  ['is undefined if nothing remains for the last part', ['100'], -10_000, undefined],
  ['is undefined if the parts exceed the payment', ['60', '40.01'], -10_000, undefined],
  ['is undefined if an amount is not a number', ['sixty'], -10_000, undefined],
  ['is undefined if a part is negative', ['-5'], -10_000, undefined],
])('the split of a payment %s', (_title, amounts, paymentCents, expected) => {
  expect(toSplitParts(partsOf(...amounts), paymentCents)?.map(({ amount_cents }) => amount_cents)).toEqual(expected);
});

test('the remainder is negative if the parts exceed the payment', () => {
  expect(remainingCents(partsOf('60', '45.50'), -10_000)).toBe(-550);
});

const transaction = {
  id: '1',
  account_id: '2',
  date: '2026-11-20',
  amount_cents: -10_000,
  currency: 'AUD',
  description: '',
  merchant: '',
  is_pending: false,
  category: 'groceries' as const,
  reason: { kind: 'none' as const, value: '' },
};
const split = [
  { category: 'health' as const, amount_cents: -2_000 },
  { category: 'fees' as const, amount_cents: -8_000 },
];

test.each([
  ['the category of the payment and a second category', {}, [{ category: 'groceries', amount: '' }], 'other'],
  ['the existing parts of the payment', { split }, [{ category: 'health', amount: '20.00' }], 'fees'],
  ['the lost parts of an earlier split', { lost_split: split }, [{ category: 'health', amount: '20.00' }], 'fees'],
])('the form to split a payment starts with %s', (_title, changes, typed, last) => {
  expect(initialSplitParts({ ...transaction, ...changes })).toMatchObject({ typed, last });
});
