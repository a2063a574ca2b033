import { createPageWeight } from './page-weight';

const MINUTE = 60_000;

function weightAt() {
  const clock = { now: 0 };
  return { clock, weighs: createPageWeight(10 * MINUTE, () => clock.now) };
}

test('three pages of one address weigh, each however often it reports', () => {
  const { weighs } = weightAt();
  expect(['a', 'b', 'a', 'c', 'd', 'e', 'a'].map((page) => weighs('203.0.113.7', page))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(weighs('203.0.113.8', 'd')).toBe(true);
});

test('after a while the address may weigh again', () => {
  const { clock, weighs } = weightAt();
  for (const page of ['a', 'b', 'c']) weighs('203.0.113.7', page);
  clock.now = 9 * MINUTE;
  expect(weighs('203.0.113.7', 'd')).toBe(false);
  clock.now = 10 * MINUTE;
  expect(weighs('203.0.113.7', 'd')).toBe(true);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s, the machine itself, has no limit', (address) => {
  const { weighs } = weightAt();
  expect(Array.from({ length: 50 }, (_, page) => weighs(address, String(page)))).not.toContain(false);
});
