import { createCommitCounter } from './render-loops';

/** Simulates commits at a constant rate. Returns the simulated time in ms until a loop is detected, or Infinity. */
function detection(commits: number, perSecond: number, settles: (index: number) => boolean = () => false): number {
  const isLoop = createCommitCounter();
  for (let index = 0; index < commits; index += 1) {
    const now = ((index + 1) * 1000) / perSecond;
    if (isLoop(settles(index), now)) return now;
  }
  return Infinity;
}

test('a component that sets state in every effect is detected as a loop within 100 ms', () => {
  expect(detection(10_000, 9000)).toBeLessThan(100);
  expect(detection(10_000, 400)).toBeLessThan(Infinity);
});

test('updates at 240 frames a second, or many commits with idle pauses, are not detected as a render loop', () => {
  expect(detection(100_000, 240)).toBe(Infinity);
  expect(detection(100_000, 5000, (index) => index % 400 === 0)).toBe(Infinity);
});
