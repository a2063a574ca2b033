import { setTimeout as wait } from 'node:timers/promises';
import { createLimiter, type FreeSlot } from './limiter';

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await wait(0);
  return isSettled;
};

test('the limiter limits concurrency per key, queues further tasks in order, and runs other keys in parallel', async () => {
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

test('the limiter removes a key once no task of the key runs or waits', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 10 });
  const releases = await Promise.all(['a', 'b', 'c'].map(async (key) => limiter.acquire(key)));
  const waiting = limiter.acquire('a');
  for (const release of releases) release?.();
  expect(limiter.size()).toBe(1);
  (await waiting)?.();
  expect(limiter.size()).toBe(0);
});

describe('a limited share of the event loop', () => {
  let busyMs = 0;
  const meters = { now: () => Date.now(), busy: () => busyMs };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const newLimiter = () => createLimiter({ concurrency: 4, waiting: 10, loop: { share: 0.25, burstMs: 20 } }, meters);
  /** Simulates a task that keeps the event loop busy for 10 ms. */
  const work = (release?: FreeSlot) => {
    jest.setSystemTime(Date.now() + 10);
    busyMs += 10;
    release?.();
  };

  test('delays the tasks of a key once the key has used up its burst', async () => {
    const limiter = newLimiter();
    const begun: number[] = [];
    const since = Date.now();
    const all = async () => {
      for (let count = 0; count < 6; count += 1) {
        const release = await limiter.acquire('a');
        begun.push(Date.now() - since);
        work(release);
      }
    };
    void all();
    await jest.advanceTimersByTimeAsync(200);
    // Three tasks start within the burst, then one every 40 ms on average.
    expect(begun).toEqual([0, 10, 20, 40, 80, 120]);
    await jest.advanceTimersByTimeAsync(200);
    expect(limiter.size()).toBe(0);
  });

  test('is not used up by a task that only waits, or by other code that runs between the tasks of the key', async () => {
    const limiter = newLimiter();
    for (let count = 0; count < 10; count += 1) {
      const release = await limiter.acquire('a');
      await jest.advanceTimersByTimeAsync(100);
      release?.();
      work();
    }
    const next = limiter.acquire('a');
    await jest.advanceTimersByTimeAsync(0);
    expect(await next).toBeDefined();
  });
});

test('the limiter removes an aborted request from the queue without giving the request a slot', async () => {
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

test('the limiter lets the event loop handle other events between the short tasks of a queue', async () => {
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
