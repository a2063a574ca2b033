import { demoAmount, dollarsOf, totalsOf, transactions } from './transactions';

test('the sample has four rows dated March 2024 with signed A$ amounts (spec 9) @s-3.26 @s-2.66 @s-9.15 @s-9.16', () => {
  expect(transactions).toHaveLength(4);
  for (const { amount, date } of transactions) {
    expect(date).toMatch(/^2024-03-\d\d$/);
    expect(amount).toMatch(/^[+\u2212]A\$[\d,]+\.\d\d$/);
  }
});

test('parsing and then formatting a sample amount returns the original text', () => {
  expect(dollarsOf('\u2212A$1,000.50')).toBe(-1000.5);
  for (const { amount } of transactions) expect(demoAmount(dollarsOf(amount))).toBe(amount);
});

test('adds up money in, money out and the difference', () => {
  expect(totalsOf([{ amount: '+A$100.00' }, { amount: '\u2212A$30.00' }, { amount: '\u2212A$20.50' }])).toEqual({
    moneyIn: 100,
    moneyOut: -50.5,
    net: 49.5,
  });
});
