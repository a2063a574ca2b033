import { changeBetween } from './change';

test.each([
  [800, 920, 'up', 15],
  [500, 460, 'down', -8],
  [276, 276, 'stable', 0],
  [1000, 1009, 'stable', 0.9],
  [1000, 1010, 'up', 1],
  [1000, 990, 'down', -1],
])('a change from %d to %d has the trend %s (%d%%)', (before, now, trend, percent) => {
  const change = changeBetween(before, now);
  expect(change.trend).toBe(trend);
  expect(change.percent).toBeCloseTo(percent, 10);
});
