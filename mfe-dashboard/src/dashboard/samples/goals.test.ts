import { progressOf } from './goals';

test.each([
  [9_750, 15_000, 65],
  [0, 100, 0],
  [150, 100, 100],
  [10, 0, 0],
])('a saved amount of %d for a target of %d is %d percent', (current, target, percent) => {
  expect(progressOf({ current, target })).toBe(percent);
});
