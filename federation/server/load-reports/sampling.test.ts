import fc from 'fast-check';
import { createExactLimits, createMemoryLimitStore } from '../limits/limits';
import { createReportSampler, UNSAMPLED_ROWS_PER_MINUTE, createVisitorPageLimit, visitorKeyOf } from './sampling';

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
    for (let count = 0; count < UNSAMPLED_ROWS_PER_MINUTE; count += 1) {
      expect([sample('a'), sample('b')]).toEqual([1, 1]);
    }
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

test('the average weight of a row over evenly spaced random values is 1, whether the row is early or late in a minute', () => {
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

const from = (ip: string, headers = {}) => visitorKeyOf({ ip, headers });

const of = (voter: string | undefined, ...pages: string[]) => pages.map((page) => ({ voter, page }));

/** Returns a function that decides about a batch of pages. By default three pages of a visitor count. */
const pageLimit = (clock = { now: 0 }, rollbackPages = 6) =>
  createVisitorPageLimit(createExactLimits(createMemoryLimitStore(() => clock.now)), {
    rollbackPages,
    rollbackMinutes: 10,
  });
const TWENTY = Array.from({ length: 20 }, (_, page) => String(page));

test('three pages of one IP address count, however often each page reports, alone or in a batch', async () => {
  const visitor = from('203.0.113.7');
  const pages = ['a', 'b', 'a', 'c', 'd', 'e', 'a', 'd'];
  const [counts, countsBatch] = [pageLimit(), pageLimit()];
  const alone: boolean[] = [];
  for (const page of pages) alone.push(...(await counts(of(visitor, page))));
  expect(alone.map(Number).join('')).toBe('11110010');
  expect(await countsBatch(of(visitor, ...pages))).toEqual(alone);
  expect(from('2001:db8:1:2::1')).toBe('20010db80001/48');
  const mixed = [...of(visitor, 'f'), ...of(from('203.0.113.8'), 'f'), ...of(undefined, 'f'), ...of(visitor, 'a')];
  expect(await counts(mixed)).toEqual([false, true, true, true]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'pages from the loopback address %s are not limited, unless the address comes from a proxy header',
  async (ip) => {
    const counts = pageLimit();
    expect(await counts(of(from(ip), ...TWENTY))).not.toContain(false);
    expect((await counts(of(from(ip, { 'x-forwarded-for': ip }), ...TWENTY))).filter(Boolean)).toHaveLength(3);
  },
);

test.each([5, 20])(
  'one IP address can never report the %i pages that a rollback needs, at whatever times the pages report',
  async (needed) => {
    for (const first of [0, 1, 10, 19]) {
      const clock = { now: 0 };
      const counts = pageLimit(clock, needed);
      const times: number[] = [];
      // The client sends one page in the first half minute, and as many as a rollback needs from half minute `first` on.
      for (let half = 0; half < 80; half += 1) {
        clock.now = half * 30_000;
        const sent = half === 0 ? 1 : half < first ? 0 : needed;
        const pages = Array.from({ length: sent }, (_, page) => `${half} ${page}`);
        const counted = (await counts(of(from('203.0.113.7'), ...pages))).filter(Boolean);
        times.push(...counted.map(() => clock.now));
      }
      const most = Math.max(...times.map((end) => times.filter((time) => time > end - 600_000 && time <= end).length));
      expect(most).toBeLessThan(needed);
    }
  },
);
