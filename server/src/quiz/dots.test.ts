import fc from 'fast-check';
import { SCORE_DOTS } from '@verdant/shared/contract';
import type { GivenAnswer } from './answers';
import { metricNames } from './model';
import { questionBank } from './question-bank';
import { anyAnswers, extremeRespondent } from './testing/respondents';
import { computeDotScores } from './dots';
import { scoreAnswers, type MetricScore } from './scoring';

/** Simulated users, the same in each run. */
const people = fc.sample(anyAnswers, { numRuns: 60, seed: 8 });
const metricsOf = (answers: readonly GivenAnswer[]) => {
  const { metrics } = scoreAnswers(answers);
  return metricNames.map((name) => metrics[name]);
};
const scores = people.flatMap(metricsOf);
const best = questionBank.questions.map((question) => ({
  questionId: question.id,
  answer: extremeRespondent('best')(question),
}));
/** True if there is at least 1 percent on both sides of the range, and a whole percent inside the range. */
const roomy = ({ range: [low, high], spread: { cap } }: MetricScore) =>
  low >= 1 && high <= cap - 1 && Math.ceil(low) <= Math.floor(high);

it('a score is shown as eighty dots at ascending whole percents, from zero up to the maximum of the score', () => {
  for (const score of scores) {
    const dots = computeDotScores(score);
    expect(dots).toHaveLength(SCORE_DOTS);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
    expect(dots.every(Number.isInteger)).toBe(true);
    expect(dots[0]).toBeGreaterThanOrEqual(0);
    expect(dots.at(-1)).toBeLessThanOrEqual(score.spread.cap);
  }
});

it('64 of the 80 dots lie within the uncertainty range of the score, and 8 lie on each side', () => {
  const tested = scores.filter(roomy);
  expect(tested.length).toBeGreaterThan(100);
  for (const score of tested) {
    const { range } = score;
    const dots = computeDotScores(score);
    const places = [
      dots.filter((dot) => dot < range[0]).length,
      dots.filter((dot) => dot >= range[0] && dot <= range[1]).length,
      dots.filter((dot) => dot > range[1]).length,
    ];
    expect([range, places]).toEqual([range, [8, 64, 8]]);
  }
});

it('the middle 64 of the 80 dots stay within the range of the score even near 0, 100 or a cap', () => {
  const tested = scores.filter((score) => !roomy(score));
  expect(tested.length).toBeGreaterThan(20);
  for (const score of tested) {
    const [low, high] = score.range;
    for (const dot of computeDotScores(score).slice(8, 72)) {
      expect(dot).toBeGreaterThanOrEqual(Math.floor(low));
      expect(dot).toBeLessThanOrEqual(Math.ceil(high));
    }
  }
});

it('the dots are centred on the score, and move closer together as more questions are answered', () => {
  const spreadOf = (answers: readonly GivenAnswer[]) => {
    const dots = computeDotScores(scoreAnswers(answers).metrics.overall);
    return (dots[59] ?? NaN) - (dots[20] ?? NaN);
  };
  for (const score of scores.filter(roomy)) {
    const dots = computeDotScores(score);
    expect(Math.abs((dots[39] ?? NaN) - score.value)).toBeLessThan((score.range[1] - score.range[0]) / 4 + 1);
  }
  expect(spreadOf(best.slice(0, 12))).toBeLessThan(spreadOf([]));
});

it('the dots are close to the score if all questions are answered', () => {
  for (const score of metricsOf(best)) {
    const dots = computeDotScores(score);
    expect([dots[8], dots.at(-1)]).toEqual([98, 100]);
  }
});
