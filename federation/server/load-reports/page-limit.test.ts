import { createPageLimit } from './page-limit';

const MINUTE = 60_000;

function limitWithClock() {
  const clock = { now: 0 };
  return { clock, counts: createPageLimit(10 * MINUTE, () => clock.now) };
}

test('three pages of one IP address count, each however often it reports', () => {
  const { counts } = limitWithClock();
  expect(['a', 'b', 'a', 'c', 'd', 'e', 'a'].map((page) => counts('203.0.113.7', page))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(counts('203.0.113.8', 'd')).toBe(true);
});

test('after the window the IP address counts again', () => {
  const { clock, counts } = limitWithClock();
  for (const page of ['a', 'b', 'c']) counts('203.0.113.7', page);
  clock.now = 9 * MINUTE;
  expect(counts('203.0.113.7', 'd')).toBe(false);
  clock.now = 10 * MINUTE;
  expect(counts('203.0.113.7', 'd')).toBe(true);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s, the machine itself, has no limit', (ip) => {
  const { counts } = limitWithClock();
  expect(Array.from({ length: 50 }, (_, page) => counts(ip, String(page)))).not.toContain(false);
});
