import generated from './figures.json';
import {
  firstQuizQuestion,
  pillars,
  sampleScore,
  scoreAfterFirstAnswer,
  scoreBeforeFirstAnswer,
  scoreWithoutPillar,
} from './figures';

it('the generated figures cover exactly the options of the first question and the pillars of the score, in order', () => {
  expect(firstQuizQuestion.options).toEqual(Object.keys(generated.after));
  expect(pillars).toEqual(Object.keys(generated.without));
});

it('every score has 80 dots, 64 of them in the likely range', () => {
  const scores = [
    scoreBeforeFirstAnswer,
    ...firstQuizQuestion.options.map(scoreAfterFirstAnswer),
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
