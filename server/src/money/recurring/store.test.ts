import { balanceDay } from './store';

test('a balance of an account by hand holds to the end of its files, unless they have transactions after it', () => {
  expect(balanceDay('2026-11-26', undefined)).toBe('2026-11-26');
  expect(balanceDay('2026-11-22', { end: '2026-11-26', lastDay: '2026-11-22' })).toBe('2026-11-26');
  expect(balanceDay('2026-09-01', { end: '2026-11-26', lastDay: '2026-11-25' })).toBe('2026-09-01');
  expect(balanceDay(null, { end: '2026-11-26', lastDay: '2026-11-25' })).toBeNull();
});
