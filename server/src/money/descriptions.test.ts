import { categorise } from './categories';
import { readDescriptions } from './testing/descriptions';

const descriptions = readDescriptions('descriptions.txt');
const results = descriptions.map((description) => {
  const { isCredit, text } = description;
  const found = categorise({ container: 'bank', isCredit, merchant: text, cents: 50_00, bankCategory: '' });
  return { ...description, found };
});
const isUnknown = ({ isCredit, found }: (typeof results)[number]) =>
  found.category === 'other' || (isCredit && found.category === 'income' && found.flag === null);

test('at least 90% of more than 300 bank descriptions are categorised correctly, and the others stay unknown', () => {
  expect(descriptions.length).toBeGreaterThanOrEqual(300);
  const wrong = results.filter(({ category, flag, found }) => found.category !== category || found.flag !== flag);
  expect(wrong.length / results.length).toBeLessThanOrEqual(0.1);
  expect(wrong.filter((one) => !isUnknown(one)).map(({ text, found }) => [text, found.category])).toEqual([]);
});
