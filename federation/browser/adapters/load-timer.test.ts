import { createLoadTimer } from './load-timer';
import { remote, createTestLoader, type FakeLoaderWorld } from './testing/loader-world';

/** Returns a loader whose clock the test sets. Each pause advances the clock by a second and calls `onPause`. */
function timed(changes: Partial<FakeLoaderWorld> = {}, onPause: () => void = () => undefined) {
  let ms = 0;
  const advance = (by: number) => void (ms += by);
  const pause = async () => {
    advance(1_000);
    onPause();
  };
  return { ...createTestLoader(changes, { now: () => ms, pause }), advance };
}
const unreachable = { '/remotes/mfe-quiz/': { detail: 'reset' } } as const;

test('the duration and waiting time of a load begin with its prefetch', async () => {
  const { loader, view, reports, advance } = timed();
  loader.prefetch(remote, './a');
  advance(340.4);
  expect(loader.waitedMs(remote, './a')).toBe(340);
  await view.show();
  expect(reports).toMatchObject([{ outcome: 'loaded', duration_ms: 340 }]);
});

test('the reported duration of a load includes the pauses between automatic retries', async () => {
  const { view, reports, world } = timed({ failures: unreachable }, () => (world.failures = {}));
  await view.show();
  expect(reports).toMatchObject([{ outcome: 'recovered', duration_ms: 1_000 }]);
});

test('a report of a failed load has no duration, and the duration of a retry excludes the time on the failure screen', async () => {
  const { view, reports, world, advance } = timed({ failures: unreachable });
  await view.show();
  advance(60_000);
  world.failures = {};
  await view.retry();
  expect(reports).toMatchObject([{ outcome: 'failed' }, { outcome: 'recovered', duration_ms: 0 }]);
  expect(reports[0]).not.toHaveProperty('duration_ms');
});

test('a report of a load that took more than ten minutes has no duration', async () => {
  const { loader, view, reports, advance } = timed();
  loader.prefetch(remote, './a');
  advance(600_001);
  await view.show();
  expect(reports.map(({ duration_ms }) => duration_ms)).toEqual([undefined]);
});

test('the waiting time includes the time offline, unlike the load time, and restarts with each attempt', () => {
  let ms = 0;
  const timer = createLoadTimer(() => ms);
  const follow = (status: 'loading' | 'offline', attempt: number, after: number) => {
    timer.follow('quiz', { status, attempt, load: 1, retries: 0, isShown: true, cause: undefined });
    ms += after;
  };
  follow('loading', 1, 3_000);
  follow('offline', 1, 4_000);
  follow('loading', 1, 2_000);
  expect([timer.elapsed('quiz'), timer.waited('quiz')]).toEqual([2_000, 9_000]);
  follow('loading', 2, 1_000);
  expect(timer.waited('quiz')).toBe(1_000);
  timer.follow('quiz', { status: 'idle' });
  expect(timer.waited('quiz')).toBe(0);
});
