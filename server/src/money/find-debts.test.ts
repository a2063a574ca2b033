import { lessOffset, type Debt } from './find-debts';

const debt = (type: string, owedCents: number): Debt => ({
  name: type,
  container: 'loan',
  type,
  owedCents,
  rate: 6,
  minimumDueCents: null,
});
const car = debt('AUTO_LOAN', 100);

test.each<[string, readonly Debt[], number | null, readonly Debt[]]>([
  [
    'the money in an offset account reduces the amount of a home loan that bears interest',
    [debt('MORTGAGE', 500), car],
    200,
    [{ ...debt('MORTGAGE', 300), isOffset: true }, car],
  ],
  ['a fully offset home loan is left out', [debt('MORTGAGE', 500), car], 500, [car]],
  [
    'debts are unchanged without money in an offset account',
    [debt('MORTGAGE', 500), car],
    0,
    [debt('MORTGAGE', 500), car],
  ],
  ['a home loan is left out if the balance of an offset account is unknown', [debt('MORTGAGE', 500), car], null, [car]],
  [
    'two home loans are left out, because it is unknown which one is offset',
    [debt('MORTGAGE', 1), debt('HOME_LOAN', 2), car],
    1,
    [car],
  ],
])('%s', (_what, debts, offsetCents, expected) => {
  expect(lessOffset(debts, offsetCents)).toEqual(expected);
});
