import { layOutColumnDots } from './column-dots';

const placesOf = (result: ReturnType<typeof layOutColumnDots>) =>
  result.dots.map(({ score, offset }) => `${score} ${offset}`);

test('the 80 dots of a score do not overlap, and each row of dots is centred', () => {
  const result = layOutColumnDots({ value: 69, range: [55, 81] }, 18);
  expect(result.level).toBe(2);
  expect(new Set(placesOf(result)).size).toBe(80);
  for (const { score } of result.dots) {
    const level = result.dots.filter((dot) => dot.score === score).map(({ offset }) => offset);
    expect(Math.max(...level) + Math.min(...level)).toBeCloseTo(0);
  }
});

test.each([
  [80, [77, 83]],
  [100, [100, 100]],
  [0, [0, 0]],
] as const)(
  'a score of %s with the range %j has a row of dots for each point instead of each two points, without overlap',
  (value, range) => {
    const result = layOutColumnDots({ value, range }, 18);
    expect(result.level).toBe(1);
    expect(new Set(placesOf(result)).size).toBe(80);
  },
);
