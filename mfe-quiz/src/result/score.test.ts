import { COUNT_UP_MS, countUpValue } from './score';

test('the number that counts up to a score starts at 0, ends at the score, and then remains unchanged', () => {
  expect(countUpValue(74, 0)).toBe(0);
  expect(countUpValue(74, COUNT_UP_MS)).toBe(74);
  expect(countUpValue(74, COUNT_UP_MS * 3)).toBe(74);
});

test('the number that counts up to a score never decreases and never exceeds the score', () => {
  const shown = Array.from({ length: 50 }, (_, index) => countUpValue(74, (index / 49) * COUNT_UP_MS));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(Math.max(...shown)).toBe(74);
});
