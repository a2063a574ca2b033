import { columnDots } from './column-dots';

const placesOf = (result: ReturnType<typeof columnDots>) =>
  result?.dots.map(({ score, offset }) => `${score} ${offset}`) ?? [];

test('eighty dots, no two in one place, each level around the middle', () => {
  const result = columnDots({ value: 69, range: [55, 81] }, 18);
  expect(result?.level).toBe(2);
  expect(new Set(placesOf(result)).size).toBe(80);
  for (const { score } of result?.dots ?? []) {
    const level = result?.dots.filter((dot) => dot.score === score).map(({ offset }) => offset) ?? [];
    expect(Math.max(...level) + Math.min(...level)).toBeCloseTo(0);
  }
});

test('a narrow range has finer dots, and one narrower still has none', () => {
  expect(columnDots({ value: 80, range: [77, 83] }, 18)?.level).toBe(1);
  expect(columnDots({ value: 100, range: [100, 100] }, 18)).toBeNull();
});
