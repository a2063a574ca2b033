import { matchTransfers } from './match-transfers';
import { inTurns } from './pieces';

const side = (id: number, cents: number) => ({
  id: String(id),
  accountId: cents < 0 ? 'one' : 'other',
  date: '2026-11-23',
  cents,
  currency: 'AUD',
  isMove: false,
  isPerson: false,
});

test('files of equal rows in two accounts have few pairs', async () => {
  const rows = Array.from({ length: 40_000 }, (_none, id) => side(id, id % 2 === 0 ? -500 : 500));
  expect(await inTurns(matchTransfers(rows))).toHaveLength(5);
});
