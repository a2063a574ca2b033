import { typedCents } from './typed-cents';

test.each([
  ['1,250', 125_000],
  ['1.250,5', 125_050],
  ['$1,250.00', 125_000],
  ['-20', -2_000],
  ['A$ 3.000.000', 300_000_000],
  ['', undefined],
  ['a lot', undefined],
])('the typed amount %s is read as cents, or as undefined if invalid', (text, cents) =>
  expect(typedCents(text)).toBe(cents),
);
