import { subtractOffset, type Debt } from './find-debts';

const debt = (type: string, owedCents: number): Debt => ({
  name: type,
  container: 'loan',
  type,
  owedCents,
  rate: 6,
  minimumDueCents: null,
});
const car = debt('AUTO_LOAN', 100);

const home = debt('MORTGAGE', 500);

test.each<[string, readonly Debt[], number | null, readonly Debt[]]>([
  ['an offset account reduces a home loan', [home, car], 200, [{ ...debt('MORTGAGE', 300), isOffset: true }, car]],
  ['a fully offset home loan is left out', [home, car], 500, [car]],
  ['debts are unchanged without money in an offset account', [home, car], 0, [home, car]],
  ['a home loan is left out if the balance of an offset account is unknown', [home, car], null, [car]],
  ['two home loans are left out, because either can be offset', [home, debt('HOME_LOAN', 2), car], 1, [car]],
])('%s', (_what, debts, offsetCents, expected) => {
  expect(subtractOffset(debts, offsetCents)).toEqual(expected);
});
