import fc from 'fast-check';
import { createExactLimits, createMemoryLimitStore } from '../limits/limits';
import { createReportSampler, UNSAMPLED_ROWS_PER_MINUTE, createPageLimit, visitorKeyOf } from './sampling';

const sampleWith = (seed: readonly number[], clock = { now: 0 }) => {
  let drawn = 0;
  return createReportSampler(
    () => (seed[(drawn += 1) % seed.length] ?? 0) % 1,
    () => clock.now,
  );
};
const seeds = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 1, maxLength: 50 });

test('all rows are kept while there are few rows of each kind in a minute', () => {
  const clock = { now: 0 };
  const sample = sampleWith([0.5], clock);
  for (let minute = 0; minute < 3; minute += 1) {
    clock.now = minute * 60_000;
    for (let one = 0; one < UNSAMPLED_ROWS_PER_MINUTE; one += 1) expect([sample('a'), sample('b')]).toEqual([1, 1]);
  }
});

test('the weights of the kept rows add up to about the number of all rows, and few rows are kept', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 5_000 }), (seed, count) => {
      const sample = sampleWith(seed);
      const weights = Array.from({ length: count }, () => sample('a')).filter((weight) => weight > 0);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const last = 2 ** Math.floor(weights.length / UNSAMPLED_ROWS_PER_MINUTE);
      expect(Math.abs(sum - count)).toBeLessThan(Math.max(2, 2 * last));
      expect(weights.length).toBeLessThanOrEqual(
        UNSAMPLED_ROWS_PER_MINUTE * (2 + Math.log2(Math.max(1, count / UNSAMPLED_ROWS_PER_MINUTE))),
      );
    }),
    { numRuns: 20 },
  );
});

test('the average weight of a row over all random values is 1, whether the row comes early or late in a minute', () => {
  const samplers = [0, 0.25, 0.5, 0.75].map((random) =>
    createReportSampler(
      () => random,
      () => 0,
    ),
  );
  const averages = Array.from(
    { length: 600 },
    () => samplers.reduce((sum, sample) => sum + sample('a'), 0) / samplers.length,
  );
  expect(new Set(averages)).toEqual(new Set([1]));
});

/** Limits with which three pages of each IP address count within a window. */
const LIMITS = { rollbackPages: 6, rollbackMinutes: 10 };

const from = (ip: string, headers = {}) => ({ ip, headers });
type Counts = (request: ReturnType<typeof from>, page: string) => Promise<boolean>;

const limitOf = (...args: Parameters<typeof createPageLimit>): Counts => {
  const isWithin = createPageLimit(...args);
  return async (request, page) => (await isWithin([{ voter: visitorKeyOf(request), page }]))[0] ?? false;
};

function limitWithClock() {
  const clock = { now: 0 };
  const exact = createExactLimits(createMemoryLimitStore(() => clock.now));
  return { clock, exact, counts: limitOf(exact, LIMITS) };
}

async function decide(counts: Counts, request: Parameters<Counts>[0], pages: readonly string[]): Promise<boolean[]> {
  const decided: boolean[] = [];
  for (const page of pages) decided.push(await counts(request, page));
  return decided;
}

test('three pages of one IP address count, however often each page reports', async () => {
  const { counts } = limitWithClock();
  const decided = await decide(counts, from('203.0.113.7'), ['a', 'b', 'a', 'c', 'd', 'e', 'a', 'd']);
  expect(decided.map(Number).join('')).toBe('11110010');
  expect(visitorKeyOf(from('2001:db8:1:2::1'))).toBe('20010db80001/48');
  expect(await counts(from('203.0.113.8'), 'd')).toBe(true);
});

test('a batch of pages gets the same decisions as the same pages checked one after the other', async () => {
  const { exact } = limitWithClock();
  const isWithin = createPageLimit(exact, LIMITS);
  const pages = ['a', 'b', 'a', 'c', 'd', 'a'].map((page) => ({
    page,
    voter: page === 'c' ? undefined : '203.0.113.7',
  }));
  const more = ['203.0.113.7', '203.0.113.8'].map((visitor) => ({ page: 'e', voter: visitor }));
  const within = await isWithin([...pages, ...more]);
  expect(within.map(Number).join('')).toBe('11111101');
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'pages from the loopback address %s are not limited, unless the address comes from a proxy header',
  async (ip) => {
    const { counts } = limitWithClock();
    const pages = Array.from({ length: 20 }, (_, page) => String(page));
    expect(await decide(counts, from(ip), pages)).not.toContain(false);
    expect((await decide(counts, from(ip, { 'x-forwarded-for': ip }), pages)).filter(Boolean)).toHaveLength(3);
  },
);

test.each([5, 20])(
  'one IP address can never report the %i pages that a rollback needs, at whatever times the pages report',
  async (needed) => {
    for (const first of [0, 1, 10, 19]) {
      const clock = { now: 0 };
      const counts = limitOf(createExactLimits(createMemoryLimitStore(() => clock.now)), {
        rollbackPages: needed,
        rollbackMinutes: 10,
      });
      const times: number[] = [];
      // The client sends one page in the first half minute, and as many as a rollback needs from half minute `first` on.
      for (let half = 0; half < 80; half += 1) {
        clock.now = half * 30_000;
        for (let page = 0; page < (half === 0 ? 1 : needed); page += 1) {
          if (half !== 0 && half < first) continue;
          if (await counts(from('203.0.113.7'), `${half} ${page}`)) times.push(clock.now);
        }
      }
      const most = Math.max(...times.map((end) => times.filter((time) => time > end - 600_000 && time <= end).length));
      expect(most).toBeLessThan(needed);
    }
  },
);
