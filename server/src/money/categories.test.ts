import { categorise, merchantKey, type Entry } from './categories';

const entry = (changes: Partial<Entry>): Entry => ({
  container: 'bank',
  isCredit: false,
  merchant: '',
  bankCategory: '',
  ...changes,
});

test.each<[string, Partial<Entry>, string, string]>([
  [
    'a known merchant by its name',
    { merchant: 'WOOLWORTHS 1234 SYDNEY', bankCategory: 'General Merchandise' },
    'groceries',
    'merchant',
  ],
  [
    'a merchant by a two-word name rather than by one of the words',
    { merchant: 'UBER *EATS' },
    'eating_out',
    'merchant',
  ],
  ['a merchant name inside another word as other', { merchant: 'Origami Shellfish' }, 'other', 'none'],
  [
    "an unknown merchant by the bank's category",
    { merchant: 'J Smith', bankCategory: 'Rent' },
    'housing',
    'bank_category',
  ],
  [
    'a salary from a shop as income',
    { merchant: 'Coles', bankCategory: 'Salary/Regular Income', isCredit: true },
    'income',
    'bank_category',
  ],
  [
    'a refund on a credit card by its merchant',
    { container: 'creditCard', isCredit: true, merchant: 'Kmart' },
    'shopping',
    'merchant',
  ],
  [
    'a credit card repayment as a transfer',
    { container: 'creditCard', isCredit: true, bankCategory: 'Credit Card Payments' },
    'transfer',
    'account',
  ],
  [
    'a repayment received on a loan account as a transfer',
    { container: 'loan', isCredit: true, bankCategory: 'Mortgage' },
    'transfer',
    'account',
  ],
  [
    'interest on a savings account as income',
    { isCredit: true, bankCategory: 'Interest Income' },
    'income',
    'bank_category',
  ],
  ['money from an unknown sender as income', { merchant: 'J Smith', isCredit: true }, 'income', 'none'],
  [
    'an unknown merchant without a bank category as other',
    { merchant: 'Zyx', bankCategory: 'Uncategorized' },
    'other',
    'none',
  ],
])('categorises %s', (_what, changes, category, kind) => {
  expect(categorise(entry(changes))).toMatchObject({ category, reason: { kind } });
});

test('the reason names the merchant or the bank category that decided the category', () => {
  expect(categorise(entry({ merchant: 'Netflix.com' })).reason).toEqual({ kind: 'merchant', value: 'Netflix.com' });
  expect(categorise(entry({ bankCategory: 'Rent' })).reason).toEqual({ kind: 'bank_category', value: 'Rent' });
});

test.each([
  ['COLES 0423 Melbourne', 'Coles  Melbourne xx1234', true],
  ["McDonald's", 'MCDONALDS', true],
  ['Café Müller', 'café müller 12', true],
  ['Coles', 'Aldi', false],
  ['123', '456', false],
])('%s and %s are the same merchant: %s', (one, other, isSame) => {
  expect(merchantKey(one) === merchantKey(other)).toBe(isSame);
});
