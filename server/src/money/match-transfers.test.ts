import { matchTransfers, type TransferSide } from './match-transfers';

const side = (
  id: number,
  amountCents: number,
  { isMove = false, ...changes }: Partial<TransferSide['entry']> & { isMove?: boolean } = {},
): TransferSide => {
  const merchantKey = amountCents < 0 ? 'internet' : 'deposit';
  const entry = { id: String(id), date: '2026-11-23', amountCents, currency: 'AUD', merchantKey, ...changes };
  return { entry, accountId: amountCents < 0 ? 'everyday' : 'saver', isMove, isPerson: false };
};
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
  const other = { ...later, merchantKey: 'somebody else' };
  expect(certaintyOf([side(1, -500), side(2, 500), side(3, -700, later), side(4, 700, other)])).toEqual([false, false]);
});

test('equal amounts that leave and enter one account are a purchase and its refund, and no transfer', () => {
  expect(matchTransfers([side(1, -500), { ...side(2, 500), accountId: 'everyday' }])).toEqual([]);
});
