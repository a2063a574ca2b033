import fc from 'fast-check';
import { SCORE_DOTS } from '@verdant/shared/contract';
import type { GivenAnswer } from '../answers';
import { metricNames } from '../model';
import { questionBank } from '../question-bank';
import { anyAnswers, extremeRespondent } from '../testing/respondents';
import { dotsOf } from './dots';
import { scoreAnswers, type MetricScore } from './scores';

/** Simulated users, the same in each run. */
const people = fc.sample(anyAnswers, { numRuns: 60, seed: 8 });
const metricsOf = (answers: readonly GivenAnswer[]) => {
  const { metrics } = scoreAnswers(questionBank, answers);
  return metricNames.map((name) => metrics[name]);
};
const scores = people.flatMap(metricsOf);
/** Scores with room on both sides and a whole percent inside. */
const roomy = ({ range: [low, high], spread: { cap } }: MetricScore) =>
  low >= 1 && high <= cap - 1 && Math.ceil(low) <= Math.floor(high);

it('is eighty ascending whole percents, none beyond the scale or a cap', () => {
  for (const score of scores) {
    const dots = dotsOf(score);
    expect(dots).toHaveLength(SCORE_DOTS);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
    expect(dots.every(Number.isInteger)).toBe(true);
    expect(dots[0]).toBeGreaterThanOrEqual(0);
    expect(dots.at(-1)).toBeLessThanOrEqual(score.spread.cap);
  }
});

it('has 64 dots in the range and 8 on each side', () => {
  const tested = scores.filter(roomy);
  expect(tested.length).toBeGreaterThan(100);
  for (const score of tested) {
    const { range } = score;
    const dots = dotsOf(score);
    const places = [
      dots.filter((dot) => dot < range[0]).length,
      dots.filter((dot) => dot >= range[0] && dot <= range[1]).length,
      dots.filter((dot) => dot > range[1]).length,
    ];
    expect([range, places]).toEqual([range, [8, 64, 8]]);
  }
});

it('keeps the middle dots within the range at the ends of the scale and below a cap, too', () => {
  const tested = scores.filter((score) => !roomy(score));
  expect(tested.length).toBeGreaterThan(20);
  for (const score of tested) {
    const [low, high] = score.range;
    for (const dot of dotsOf(score).slice(8, 72)) {
      expect(dot).toBeGreaterThanOrEqual(Math.floor(low));
      expect(dot).toBeLessThanOrEqual(Math.ceil(high));
    }
  }
});

it('centres on the score, and narrows with the answers', () => {
  const spreadOf = (answers: readonly GivenAnswer[]) => {
    const dots = dotsOf(scoreAnswers(questionBank, answers).metrics.overall);
    return (dots[59] ?? NaN) - (dots[20] ?? NaN);
  };
  for (const score of scores.filter(roomy)) {
    const dots = dotsOf(score);
    expect(Math.abs((dots[39] ?? NaN) - score.value)).toBeLessThan((score.range[1] - score.range[0]) / 4 + 1);
  }
  const best = questionBank.questions.map((question) => ({
    questionId: question.id,
    answer: extremeRespondent('best')(question),
  }));
  expect(spreadOf(best.slice(0, 12))).toBeLessThan(spreadOf([]));
});

it('stays close to the score where nothing is left to ask', () => {
  const best = questionBank.questions.map((question) => ({
    questionId: question.id,
    answer: extremeRespondent('best')(question),
  }));
  for (const score of metricsOf(best)) {
    const dots = dotsOf(score);
    expect([dots[8], dots.at(-1)]).toEqual([98, 100]);
  }
});
