import { matchTransfers, type TransferSide } from './match-transfers';

const side = (id: number, cents: number, changes: Partial<TransferSide> = {}): TransferSide => ({
  id: String(id),
  accountId: cents < 0 ? 'one' : 'other',
  date: '2026-11-23',
  cents,
  currency: 'AUD',
  isMove: false,
  isPerson: false,
  words: cents < 0 ? 'internet' : 'deposit',
  ...changes,
});
const certaintyOf = (sides: readonly TransferSide[]) => matchTransfers(sides).map(({ isSure }) => isSure);

test('thousands of equal amounts in two accounts produce only a few transfer pairs', () => {
  const rows = Array.from({ length: 40_000 }, (_none, id) => side(id, id % 2 === 0 ? -500 : 500));
  expect(matchTransfers(rows)).toHaveLength(5);
});

test('opposite amounts are surely a transfer only with a transfer word, or if a pair with equal texts exists on another day', () => {
  expect(certaintyOf([side(1, -500), side(2, 500)])).toEqual([false]);
  expect(certaintyOf([side(1, -500), side(2, 500, { isMove: true })])).toEqual([true]);
  const later = { date: '2026-12-23' };
  expect(certaintyOf([side(1, -500), side(2, 500), side(3, -700, later), side(4, 700, later)])).toEqual([true, true]);
  const other = { ...later, words: 'somebody else' };
  expect(certaintyOf([side(1, -500), side(2, 500), side(3, -700, later), side(4, 700, other)])).toEqual([false, false]);
});
