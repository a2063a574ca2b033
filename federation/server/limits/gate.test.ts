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

test('after a burst a key goes on at its pace, and the burst fills up again', async () => {
  const everyMs = 40;
  const gate = createGate({ atOnce: 4, waiting: 10, pace: { everyMs, burst: 3 } });
  const one = async () => {
    const leave = await gate.enter('a');
    await wait(1);
    leave?.();
  };
  const together = async (count: number) => {
    const start = performance.now();
    await Promise.all(Array.from({ length: count }, one));
    return performance.now() - start;
  };
  // The first is alone, three are the burst.
  expect(await together(4)).toBeLessThan(everyMs);
  expect(await together(3)).toBeGreaterThan(1.9 * everyMs);
  await wait(4 * everyMs);
  expect(gate.size()).toBe(0);
  expect(await together(4)).toBeLessThan(everyMs);
});

test('one after the other is never slowed down', async () => {
  const gate = createGate({ atOnce: 4, waiting: 10, pace: { everyMs: 1_000, burst: 1 } });
  const start = performance.now();
  for (let turn = 0; turn < 50; turn += 1) (await gate.enter('a'))?.();
  expect(performance.now() - start).toBeLessThan(500);
});
