import { categorise, merchantKey, type CategoriserInput } from './categories';
import { readLabelledDescriptions } from './testing/descriptions';

const entry = (changes: Partial<CategoriserInput>): CategoriserInput => ({
  container: 'bank',
  isCredit: false,
  merchant: '',
  bankCategory: '',
  ...changes,
});

test.each<[string, Partial<CategoriserInput>, string, string]>([
  [
    'a merchant inside longer text',
    { merchant: 'WOOLWORTHS 1234', bankCategory: 'Clothing/Shoes' },
    'groceries',
    'merchant',
  ],
  ['a merchant by two words rather than by one', { merchant: 'UBER *EATS' }, 'eating_out', 'merchant'],
  ['a merchant name inside another word as other', { merchant: 'Origami Shellfish' }, 'other', 'none'],
  ['an unknown merchant by its category', { merchant: 'J Smith', bankCategory: 'Rent' }, 'housing', 'bank_category'],
  ['a refund on a card', { container: 'creditCard', isCredit: true, merchant: 'Kmart' }, 'shopping', 'merchant'],
  [
    'a repayment on a loan account',
    { container: 'loan', isCredit: true, bankCategory: 'Mortgage' },
    'transfer',
    'account',
  ],
  ['interest on savings', { isCredit: true, bankCategory: 'Interest Income' }, 'income', 'bank_category'],
  ['money from an unknown sender as income', { merchant: 'J Smith', isCredit: true }, 'income', 'none'],
  ['a vague bank category as other', { merchant: 'Zyx', bankCategory: 'Uncategorized' }, 'other', 'none'],
  [
    'a salary from a shop as income',
    { merchant: 'Coles', bankCategory: 'Salary/Regular Income', isCredit: true },
    'income',
    'bank_category',
  ],
  [
    'a credit card repayment as a transfer',
    { container: 'creditCard', isCredit: true, bankCategory: 'Credit Card Payments' },
    'transfer',
    'account',
  ],
])('categorises %s', (_what, changes, category, kind) => {
  expect(categorise(entry(changes))).toMatchObject({ category, reason: { kind } });
});

test('the reason for a category names the merchant or the bank category that determined the category', () => {
  expect(categorise(entry({ merchant: 'Netflix.com' })).reason).toEqual({ kind: 'merchant', value: 'Netflix.com' });
  expect(categorise(entry({ bankCategory: 'Rent' })).reason).toEqual({ kind: 'bank_category', value: 'Rent' });
});

test.each([
  ['COLES 0423 Melbourne', 'Coles  Melbourne xx1234', true],
  ["McDonald's", 'MCDONALDS', true],
  ['Café Müller', 'café müller 12', true],
  ['Coles', 'Aldi', false],
  ['123', '456', false],
])('%s and %s are the same merchant: %s', (first, other, isSame) => {
  expect(merchantKey(first) === merchantKey(other)).toBe(isSame);
});

test('at least 90% of more than 300 bank descriptions are categorised correctly, and the others stay unknown', () => {
  const results = readLabelledDescriptions('descriptions.txt').map(({ isCredit, text, category, flag }) => {
    const found = categorise({ container: 'bank', isCredit, merchant: text, cents: 50_00, bankCategory: '' });
    const isUnknown = found.category === 'other' || (isCredit && found.category === 'income' && found.flag === null);
    return { text, isUnknown, isRight: found.category === category && found.flag === flag };
  });
  expect(results.length).toBeGreaterThanOrEqual(300);
  const wrong = results.filter(({ isRight }) => !isRight);
  expect(wrong.length / results.length).toBeLessThanOrEqual(0.1);
  expect(wrong.filter(({ isUnknown }) => !isUnknown)).toEqual([]);
});
