import { createExactLimits, createMemoryLimitStore, type LimitStore, createFloodLimits } from './limits';

const SECOND = 1_000;
const limit = { name: 'calls', max: 10, windowMs: 60 * SECOND };

function twoServers() {
  const state = { now: 0, isDown: false };
  const now = () => state.now;
  const shared = createMemoryLimitStore(now);
  const sent: number[] = [];
  const store: LimitStore = {
    ...shared,
    add: async (additions) => {
      if (state.isDown) throw new Error('down');
      sent.push(additions.length);
      return shared.add(additions);
    },
  };
  return { state, sent, first: createFloodLimits(store, now), second: createFloodLimits(store, now) };
}
const hits = (count: number, hit: () => number) => Array.from({ length: count }, hit).filter((waitMs) => waitMs > 0);

test('a key above its limit is refused for the rest of the window, and allowed again afterwards', () => {
  const { state, first } = twoServers();
  expect(hits(10, () => first.hit(limit, 'a'))).toEqual([]);
  state.now = 20 * SECOND;
  expect(first.hit(limit, 'a')).toBe(40 * SECOND);
  expect(first.hit(limit, 'b')).toBe(0);
  state.now = 60 * SECOND;
  expect(first.hit(limit, 'a')).toBe(0);
});

test('two servers enforce a limit together once they have shared their counts', async () => {
  const { first, second } = twoServers();
  hits(8, () => first.hit(limit, 'a'));
  await first.share();
  expect(hits(3, () => second.hit(limit, 'a'))).toEqual([]);
  await second.share();
  expect(second.hit(limit, 'a')).toBeGreaterThan(0);
  await first.share();
  await second.share();
  expect(first.hit(limit, 'a')).toBe(0);
  await first.share();
  expect(first.hit(limit, 'a')).toBeGreaterThan(0);
});

test('a request that arrives while counts are being shared is counted, too', async () => {
  const { first } = twoServers();
  hits(8, () => first.hit(limit, 'a'));
  const sharing = first.share();
  hits(2, () => first.hit(limit, 'a'));
  await sharing;
  expect(first.hit(limit, 'a')).toBeGreaterThan(0);
});

test('after sharing counts, both servers use the time window that began first', async () => {
  const { state, first, second } = twoServers();
  hits(10, () => first.hit(limit, 'a'));
  await first.share();
  state.now = 50 * SECOND;
  hits(2, () => second.hit(limit, 'a'));
  await second.share();
  expect(second.hit(limit, 'a')).toBe(10 * SECOND);
});

test('a count far below its limit is not sent to the store', async () => {
  const { sent, first } = twoServers();
  first.hit(limit, 'a');
  await first.share();
  expect(sent).toEqual([]);
  first.hit(limit, 'a');
  await first.share();
  await first.share();
  expect(sent).toEqual([1]);
});

test('counts that could not be shared are sent with the next attempt', async () => {
  const { state, first, second } = twoServers();
  state.isDown = true;
  hits(10, () => first.hit(limit, 'a'));
  await expect(first.share()).rejects.toThrow('down');
  state.isDown = false;
  await first.share();
  hits(2, () => second.hit(limit, 'a'));
  await second.share();
  expect(second.hit(limit, 'a')).toBeGreaterThan(0);
});

test('concurrent requests cannot exceed an exact limit, and a use that is given back can be taken again', async () => {
  const exact = createExactLimits(createMemoryLimitStore(() => 0));
  const use = { limit: { ...limit, max: 3 }, key: 'a' };
  const waits = await Promise.all(Array.from({ length: 5 }, async () => exact.take([use])));
  expect(waits).toEqual([0, 0, 0, 60 * SECOND, 60 * SECOND]);
  for (let again = 0; again < 3; again += 1) await exact.giveBack([use]);
  expect(await exact.take([use])).toBe(0);
});

test('attempts refused by the IP limit do not count towards the account limit, and do not extend the wait', async () => {
  let now = 0;
  const exact = createExactLimits(createMemoryLimitStore(() => now));
  const ofAccount = { limit: { name: 'account', max: 2, windowMs: 60_000 }, key: 'ada@example.com' };
  const ofIp = { limit: { name: 'IP address', max: 1, windowMs: 60_000 }, key: '203.0.113.7' };
  expect(await exact.take([ofAccount, ofIp])).toBe(0);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await exact.take([ofAccount, ofIp])).toBe(60_000);
  const elsewhere = { ...ofIp, key: '203.0.113.8' };
  expect(await exact.take([ofAccount, elsewhere])).toBe(0);
  expect(await exact.take([ofAccount, elsewhere])).toBe(60_000);
  now = 40_000;
  expect(await exact.take([ofAccount, elsewhere])).toBe(20_000);
  now = 60_000;
  expect(await exact.take([ofAccount, elsewhere])).toBe(0);
});
