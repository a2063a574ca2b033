import { categorise } from './categories';
import { merchantKey } from './read-description';
import { readLabelledDescriptions } from './testing/descriptions';

type Case = [what: string, container: string, dollars: number, merchant: string, bankCategory: string, ...string[]];

test.each<Case>([
  ['a merchant inside longer text', 'bank', -9, 'WOOLWORTHS 1234', 'Clothing/Shoes', 'groceries', 'merchant'],
  ['a merchant by two words rather than by one', 'bank', -9, 'UBER *EATS', '', 'eating_out', 'merchant'],
  ['a merchant name inside another word as other', 'bank', -9, 'Origami Shellfish', '', 'other', 'none'],
  ['an unknown merchant by its category', 'bank', -9, 'J Smith', 'Rent', 'housing', 'bank_category'],
  ['a refund on a card', 'creditCard', 9, 'Kmart', '', 'shopping', 'merchant'],
  ['a repayment on a loan account', 'loan', 9, '', 'Mortgage', 'transfer', 'account'],
  ['interest on savings', 'bank', 9, '', 'Interest Income', 'income', 'bank_category'],
  ['a large amount from an unknown sender as income', 'bank', 900, 'J Smith', '', 'income', 'none'],
  ['a vague bank category as other', 'bank', -9, 'Zyx', 'Uncategorized', 'other', 'none'],
  ['a salary from a shop as income', 'bank', 9, 'Coles', 'Salary/Regular Income', 'income', 'bank_category'],
  ['a credit card repayment as a transfer', 'creditCard', 9, '', 'Credit Card Payments', 'transfer', 'account'],
])('categorises %s', (_what, container, dollars, merchant, bankCategory, category, kind) => {
  const entry = { merchant, bankCategory, amountCents: dollars * 100 };
  expect(categorise(entry, { container })).toMatchObject({ category, reason: { kind } });
});

test('the reason for a category names the merchant or the bank category that determined the category', () => {
  const reasonOf = (merchant: string, bankCategory: string) =>
    categorise({ merchant, bankCategory, amountCents: -900 }, { container: 'bank' }).reason;
  expect(reasonOf('Netflix.com', '')).toEqual({ kind: 'merchant', value: 'Netflix.com' });
  expect(reasonOf('', 'Rent')).toEqual({ kind: 'bank_category', value: 'Rent' });
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
    const found = categorise({ merchant: text, amountCents: isCredit ? 50_00 : -50_00 }, { container: 'bank' });
    const isUnknown = found.category === 'other' || (isCredit && found.category === 'income' && found.flag === null);
    return { text, isUnknown, isRight: found.category === category && found.flag === flag };
  });
  expect(results.length).toBeGreaterThanOrEqual(300);
  const wrong = results.filter(({ isRight }) => !isRight);
  expect(wrong.length / results.length).toBeLessThanOrEqual(0.1);
  expect(wrong.filter(({ isUnknown }) => !isUnknown)).toEqual([]);
});
