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
    'a known merchant',
    { merchant: 'WOOLWORTHS 1234 SYDNEY', bankCategory: 'General Merchandise' },
    'groceries',
    'merchant',
  ],
  ['a merchant of two words before one of one', { merchant: 'UBER *EATS' }, 'eating_out', 'merchant'],
  ['a word inside another word', { merchant: 'Origami Shellfish' }, 'other', 'none'],
  ["the bank's word", { merchant: 'J Smith', bankCategory: 'Rent' }, 'housing', 'bank_category'],
  [
    'a salary from a shop',
    { merchant: 'Coles', bankCategory: 'Salary/Regular Income', isCredit: true },
    'income',
    'bank_category',
  ],
  ['a refund on a card', { container: 'creditCard', isCredit: true, merchant: 'Kmart' }, 'shopping', 'merchant'],
  [
    'a card that is paid off',
    { container: 'creditCard', isCredit: true, bankCategory: 'Credit Card Payments' },
    'transfer',
    'account',
  ],
  [
    'a repayment that arrives at the loan',
    { container: 'loan', isCredit: true, bankCategory: 'Mortgage' },
    'transfer',
    'account',
  ],
  ['interest on a saver', { isCredit: true, bankCategory: 'Interest Income' }, 'income', 'bank_category'],
  ['money from somebody unknown', { merchant: 'J Smith', isCredit: true }, 'income', 'none'],
  ['nothing that is known', { merchant: 'Zyx', bankCategory: 'Uncategorized' }, 'other', 'none'],
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
