import { setTimeout as wait } from 'node:timers/promises';
import { createGate } from './gate';

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await wait(0);
  return isSettled;
};

test('a few of one key at once, the others in order, those of other keys beside them', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 });
  const [first, second] = [await gate.enter('a'), await gate.enter('a')];
  const [third, fourth] = [gate.enter('a'), gate.enter('a')];
  expect(await gate.enter('a')).toBeUndefined();
  expect(await gate.enter('b')).toBeDefined();
  expect(await settled(third)).toBe(false);
  first?.();
  first?.();
  expect([await settled(third), await settled(fourth)]).toEqual([true, false]);
  second?.();
  expect(await settled(fourth)).toBe(true);
});

test('keys that nobody uses are forgotten', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10 });
  const leaves = await Promise.all(['a', 'b', 'c'].map(async (key) => gate.enter(key)));
  const waiting = gate.enter('a');
  for (const leave of leaves) leave?.();
  expect(gate.size()).toBe(1);
  (await waiting)?.();
  expect(gate.size()).toBe(0);
});

describe('a gate with a pace', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lets a burst of parallel ones through, then one at a time, and the burst fills up again', async () => {
    const everyMs = 40;
    const gate = createGate({ atOnce: 4, waiting: 10, pace: { everyMs, burst: 3 } }, () => Date.now());
    let done = 0;
    const start = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        void gate.enter('a').then((leave) => {
          done += 1;
          leave?.();
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
    expect(gate.size()).toBe(0);
    await start(4);
    expect(done).toBe(11);
  });
});

test('one after the other is never slowed down', async () => {
  const gate = createGate({ atOnce: 4, waiting: 10, pace: { everyMs: 60_000, burst: 1 } });
  for (let turn = 0; turn < 50; turn += 1) (await gate.enter('a'))?.();
  expect(gate.size()).toBe(0);
});
