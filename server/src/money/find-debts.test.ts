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
    'a home loan bears interest less what its offset account holds',
    [debt('MORTGAGE', 500), car],
    200,
    [{ ...debt('MORTGAGE', 300), isOffset: true }, car],
  ],
  ['a home loan that is offset bears none', [debt('MORTGAGE', 500), car], 500, [car]],
  ['without an offset account nothing changes', [debt('MORTGAGE', 500), car], 0, [debt('MORTGAGE', 500), car]],
  ['of an offset account with an unknown balance', [debt('MORTGAGE', 500), car], null, [car]],
  ['of two home loans it is unknown which one is offset', [debt('MORTGAGE', 1), debt('HOME_LOAN', 2), car], 1, [car]],
])('%s', (_what, debts, offsetCents, expected) => {
  expect(lessOffset(debts, offsetCents)).toEqual(expected);
});
