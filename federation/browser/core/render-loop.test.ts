import { hasTooManyCommits, countCommit } from './render-loop';
import type { CommitCount } from './render-loop';

/** Simulates up to `commits` commits at a constant rate. Returns whether there was a loop, and the simulated time in ms. */
function after(commits: number, { perSecond, settles }: { perSecond: number; settles?: (index: number) => boolean }) {
  let pace: CommitCount = { commits: 0, since: 0 };
  let now = 0;
  for (let index = 0; index < commits; index += 1) {
    now += 1000 / perSecond;
    pace = countCommit(pace, settles?.(index) ?? false, now);
    if (hasTooManyCommits(pace, now)) return { isLoop: true, ms: now };
  }
  return { isLoop: false, ms: now };
}

test('a component that sets state in every effect is detected as a loop within 100 ms', () => {
  const found = after(10_000, { perSecond: 9000 });
  expect(found.isLoop).toBe(true);
  expect(found.ms).toBeLessThan(100);
  expect(after(10_000, { perSecond: 400 }).isLoop).toBe(true);
});

test('state that changes with every frame is not a loop, even on a screen of 240 Hz', () => {
  expect(after(100_000, { perSecond: 240 }).isLoop).toBe(false);
});

test('many commits are not a loop as long as rendering settles in between', () => {
  expect(after(100_000, { perSecond: 5000, settles: (index) => index % 400 === 0 }).isLoop).toBe(false);
});
