import { findAmounts } from './hide-amounts';

const amountsIn = (...texts: string[]) =>
  findAmounts(texts).map(({ text, start, end }) => texts[text]?.slice(start, end));

test.each([
  ['You own $70,012.56, you owe $578', ['$70,012.56,', '$578']],
  ['\u2212$20.00 of $106.15', ['$20.00', '$106.15']],
  ['Noch 1.234,56\u00a0$ bis zum Zahltag', ['1.234,56\u00a0$']],
  ['Il reste 1\u202f234,56\u00a0$AU', ['1\u202f234,56\u00a0$AU']],
  ['78% of 100 on 2 Dec 2026', []],
])('finds the amounts of money in the text %j', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts);
});

test('cents in a separate element are found only after an element that ends with an amount in dollars', () => {
  expect(amountsIn('$3,808', '.46')).toEqual(['$3,808', '.46']);
  expect(amountsIn('Section 3', '.46')).toEqual([]);
  expect(amountsIn('$5 a day', '.46')).toEqual(['$5']);
});
