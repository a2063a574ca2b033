import { setTimeout as wait } from 'node:timers/promises';
import { createLimiter, type Meters } from './limiter';

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await wait(0);
  return isSettled;
};

test('limits the concurrency per key, queues the rest in order, and runs other keys in parallel', async () => {
  const limiter = createLimiter({ concurrency: 2, waiting: 2 });
  const [first, second] = [await limiter.acquire('a'), await limiter.acquire('a')];
  const [third, fourth] = [limiter.acquire('a'), limiter.acquire('a')];
  expect(await limiter.acquire('a')).toBeUndefined();
  expect(await limiter.acquire('b')).toBeDefined();
  expect(await settled(third)).toBe(false);
  first?.();
  first?.();
  expect([await settled(third), await settled(fourth)]).toEqual([true, false]);
  second?.();
  expect(await settled(fourth)).toBe(true);
});

test('unused keys are removed', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 10 });
  const releases = await Promise.all(['a', 'b', 'c'].map(async (key) => limiter.acquire(key)));
  const waiting = limiter.acquire('a');
  for (const release of releases) release?.();
  expect(limiter.size()).toBe(1);
  (await waiting)?.();
  expect(limiter.size()).toBe(0);
});

describe('a limiter with a pace', () => {
  /** Milliseconds that the event loop was busy. */
  let busyMs = 0;
  const meters: Meters = {
    now: () => Date.now(),
    loop: (since) => ({
      active: busyMs - (since?.active ?? 0),
      idle: Date.now() - busyMs - (since?.idle ?? 0),
      utilization: 0,
    }),
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lets a burst of parallel ones through, then one at a time, and the burst fills up again', async () => {
    const everyMs = 40;
    const limiter = createLimiter({ concurrency: 4, waiting: 10, pace: { everyMs, burst: 3 } }, meters);
    let done = 0;
    const start = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        void limiter.acquire('a').then((release) => {
          done += 1;
          release?.();
        });
      }
      await jest.advanceTimersByTimeAsync(0);
    };
    // The first is alone, three are the burst.
    await start(4);
    expect(done).toBe(4);
    await start(3);
    expect(done).toBe(5);
    await jest.advanceTimersByTimeAsync(everyMs - 1);
    expect(done).toBe(5);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toBe(6);
    await jest.advanceTimersByTimeAsync(everyMs);
    expect(done).toBe(7);
    await jest.advanceTimersByTimeAsync(4 * everyMs);
    expect(limiter.size()).toBe(0);
    await start(4);
    expect(done).toBe(11);
  });

  test('work on the main thread is paced although no two overlap', async () => {
    const pace = { everyMs: 10, burst: 2, idleFactor: 1 };
    const limiter = createLimiter({ concurrency: 4, waiting: 10, pace }, meters);
    (await limiter.acquire('a'))?.();
    (await limiter.acquire('a'))?.();
    let hasBegun = false;
    void limiter.acquire('a').then(() => (hasBegun = true));
    await jest.advanceTimersByTimeAsync(9);
    expect(hasBegun).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(hasBegun).toBe(true);
  });

  test('a queue that has used up its burst waits for an event loop that was idle, but not for ever', async () => {
    const pace = { everyMs: 10, burst: 1, idleFactor: 2 };
    const limiter = createLimiter({ concurrency: 4, waiting: 10, pace }, meters);
    const begun: number[] = [];
    const since = Date.now();
    const start = async () => {
      const release = await limiter.acquire('a');
      begun.push(Date.now() - since);
      release?.();
    };
    void Promise.all([start(), start(), start(), start()]);
    await jest.advanceTimersByTimeAsync(10);
    expect(begun).toEqual([0, 10]);
    // Work of ten milliseconds: the next one after twice as many of idleness.
    busyMs += 10;
    await jest.advanceTimersByTimeAsync(29);
    expect(begun).toEqual([0, 10]);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 10, 40]);
    busyMs += 1_000;
    await jest.advanceTimersByTimeAsync(159);
    expect(begun).toEqual([0, 10, 40]);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 10, 40, 200]);
  });
});

test('one after the other is never slowed down', async () => {
  const limiter = createLimiter({ concurrency: 4, waiting: 10, pace: { everyMs: 60_000, burst: 1 } });
  for (let index = 0; index < 50; index += 1) (await limiter.acquire('a'))?.();
  expect(limiter.size()).toBe(0);
});

test('an aborted request leaves the queue without acquiring a slot', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 2 });
  const first = await limiter.acquire('a');
  let isWanted = true;
  const gone = [limiter.acquire('a', () => isWanted), limiter.acquire('a', () => isWanted)];
  expect(await limiter.acquire('a')).toBeUndefined();
  isWanted = false;
  const next = limiter.acquire('a');
  expect(await Promise.all(gone)).toEqual([undefined, undefined]);
  expect(await settled(next)).toBe(false);
  first?.();
  (await next)?.();
  expect(limiter.size()).toBe(0);
});

test('a queue of short work lets the event loop handle what arrives meanwhile', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 10 });
  const order: string[] = [];
  const work = async (name: string) => {
    const release = await limiter.acquire('a');
    order.push(name);
    if (name === 'first') setImmediate(() => order.push('arrival'));
    release?.();
  };
  await Promise.all(['first', 'second', 'third'].map(work));
  expect(order).toEqual(['first', 'second', 'arrival', 'third']);
});
