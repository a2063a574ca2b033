import { createExactLimits, createMemoryLimitStore } from '../limits/limits';
import { createReportSampler, UNSAMPLED_ROWS_PER_MINUTE, createVisitorPageLimit, visitorKeyOf } from './sampling';

test('all rows are kept while there are few rows of each kind in a minute', () => {
  const clock = { now: 0 };
  const sample = createReportSampler(Math.random, () => clock.now);
  for (let minute = 0; minute < 3; minute += 1) {
    clock.now = minute * 60_000;
    for (let count = 0; count < UNSAMPLED_ROWS_PER_MINUTE; count += 1) {
      expect([sample('a'), sample('b')]).toEqual([1, 1]);
    }
  }
});

test('few of many rows are kept, and their weights add up to the number of all rows if the random values are evenly spread', () => {
  let drawn = 0;
  // Reverses the bits of a counter: each power of two of consecutive values is evenly spread.
  const evenly = () =>
    Number.parseInt((drawn++ % 4_096).toString(2).padStart(12, '0').split('').toReversed().join(''), 2) / 4_096;
  const sample = createReportSampler(evenly, () => 0);
  const weights = Array.from({ length: 5_000 }, () => sample('a')).filter((weight) => weight > 0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  expect(Math.abs(sum - 5_000)).toBeLessThan(50);
  expect(weights.length).toBeLessThan(UNSAMPLED_ROWS_PER_MINUTE * 7);
});

const from = (ip: string) => visitorKeyOf({ ip, headers: {} });

const of = (visitor: string | undefined, ...pages: string[]) => pages.map((page) => ({ visitor, page }));

/** Returns a function that decides about a batch of pages. By default three pages of a visitor count. */
const pageLimit = (clock = { now: 0 }, rollbackPages = 6) =>
  createVisitorPageLimit(
    createExactLimits(createMemoryLimitStore(() => clock.now)),
    { rollbackPages, rollbackMinutes: 10 },
    'pages',
  );

test('three pages of one IP address count, however often each page reports, alone or in a batch', async () => {
  const visitor = from('203.0.113.7');
  const pages = ['a', 'b', 'a', 'c', 'd', 'e', 'a', 'd'];
  const [counts, countsBatch] = [pageLimit(), pageLimit()];
  const alone: boolean[] = [];
  for (const page of pages) alone.push(...(await counts(of(visitor, page))));
  expect(alone.map(Number).join('')).toBe('11110010');
  expect(await countsBatch(of(visitor, ...pages))).toEqual(alone);
  const mixed = [...of(visitor, 'f'), ...of(from('203.0.113.8'), 'f'), ...of(undefined, 'f'), ...of(visitor, 'a')];
  expect(await counts(mixed)).toEqual([false, true, true, true]);
});

test('pages of this machine are not limited', async () => {
  expect(await pageLimit()(of(from('127.0.0.1'), 'a', 'b', 'c', 'd', 'e'))).not.toContain(false);
});

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
