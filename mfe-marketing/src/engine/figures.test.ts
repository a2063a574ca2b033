import generated from './figures.json';
import { firstQuestion, pillars, sampleScore, scoreAfter, scoreBefore, scoreWithoutPillar } from './figures';

it('the options and pillars are those of the generated figures, in the order of the file', () => {
  expect(firstQuestion.options).toEqual(Object.keys(generated.after));
  expect(pillars).toEqual(Object.keys(generated.without));
});

it('every score has 80 dots, 64 of them in the likely range', () => {
  const scores = [
    scoreBefore,
    ...firstQuestion.options.map(scoreAfter),
    sampleScore('overall'),
    ...pillars.flatMap((pillar) => [sampleScore(pillar), scoreWithoutPillar(pillar)]),
  ];
  for (const { low, high, dots } of scores) {
    expect(dots).toHaveLength(80);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
    expect(Math.round((dots[8] ?? 0) - low)).toBeGreaterThanOrEqual(-1);
    expect(Math.round(high - (dots[71] ?? 0))).toBeGreaterThanOrEqual(-1);
  }
});
