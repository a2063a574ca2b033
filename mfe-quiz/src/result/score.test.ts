import { COUNT_UP_MS, countAt } from './score';

test('the count goes from 0 to the score and then stays at the score', () => {
  expect(countAt(74, 0)).toBe(0);
  expect(countAt(74, COUNT_UP_MS)).toBe(74);
  expect(countAt(74, COUNT_UP_MS * 3)).toBe(74);
});

test('the count never decreases and never exceeds the score', () => {
  const shown = Array.from({ length: 50 }, (_, index) => countAt(74, (index / 49) * COUNT_UP_MS));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(Math.max(...shown)).toBe(74);
});
