import { columnDots } from './column-dots';

const placesOf = (result: ReturnType<typeof columnDots>) =>
  result?.dots.map(({ score, offset }) => `${score} ${offset}`) ?? [];

test('eighty dots, no two in one place, each level around the middle', () => {
  const result = columnDots({ value: 69, range: [55, 81] }, 18);
  expect(result?.level).toBe(2);
  expect(new Set(placesOf(result)).size).toBe(80);
  const offsets = Map.groupBy(result?.dots ?? [], ({ score }) => score);
  for (const level of offsets.values()) {
    const sum = level.reduce((total, { offset }) => total + offset, 0);
    expect(Math.abs(sum)).toBeLessThanOrEqual(level.length / 2);
  }
});

test('a narrow range has finer dots, and one narrower still has none', () => {
  expect(columnDots({ value: 80, range: [77, 83] }, 18)?.level).toBe(1);
  expect(columnDots({ value: 100, range: [100, 100] }, 18)).toBeNull();
});
