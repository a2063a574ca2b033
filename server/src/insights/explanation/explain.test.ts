import fc from 'fast-check';
import * as v from 'valibot';
import { explainedMetric, metricTitles, SKIP, type ExplainedMetric, type MetricName } from '@verdant/shared/contract';
import { questionBank } from '../../quiz/question-bank';
import { scoreAnswers } from '../../quiz/scoring';
import { anyAnswers } from '../../quiz/testing/respondents';
import { givenAnswersFrom, type Answers } from '../testing/given';
import type { GivenAnswer } from '../../quiz/answers';
import { explainScores } from './explain';

const explained = (answers: readonly GivenAnswer[], previous: readonly GivenAnswer[] | null) =>
  explainScores(answers, previous, 'en');

const steady = {
  'cash-flow-spending': 'little_less',
  'debt-types': ['home_loan'],
  'debt-manageability': 'manageable',
  'emergency-months': 'six_months',
  'investing-experience': 'regular',
  'planning-ahead': 'agree',
};

function of(name: MetricName, answers: Answers, previous: Answers | null = null): ExplainedMetric {
  const metric = explained(givenAnswersFrom(answers), previous && givenAnswersFrom(previous)).find(
    ({ title }) => title === metricTitles[name],
  );
  if (!metric) throw new Error(`${name} is not explained`);
  return metric;
}

const valueOf = (answers: Answers, name: MetricName) => scoreAnswers(givenAnswersFrom(answers)).metrics[name].value;
const ids = (moved: ExplainedMetric['up']) => moved.map(({ question_id }) => question_id);

describe('explain', () => {
  it('returns metrics that match the API schema for any answers, whatever the order of the answers', () => {
    const shuffled = anyAnswers.chain((answers) =>
      fc.tuple(
        fc.constant(answers.slice(0, 10)),
        fc.shuffledSubarray(answers.slice(0, 10), { minLength: Math.min(10, answers.length) }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([answers, permuted]) => {
        const metrics = explained(answers, null);
        expect(v.is(v.array(explainedMetric), metrics)).toBe(true);
        expect(explained(permuted, null)).toEqual(metrics);
        for (const { up, down } of metrics) {
          for (const side of [up, down]) {
            expect(side.length).toBeLessThanOrEqual(3);
            const sizes = side.map(({ points }) => Math.abs(points));
            expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
            expect(sizes.every((size) => size >= 0.5)).toBe(true);
          }
          expect(up.every(({ points }) => points > 0) && down.every(({ points }) => points < 0)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('returns no metrics for fewer than three scored answers', () => {
    const two = { 'cash-flow-spending': 'much_less', 'emergency-months': 'days', 'planning-ahead': SKIP };
    expect(explained(givenAnswersFrom(two), null)).toEqual([]);
    expect(explained(givenAnswersFrom({ ...two, 'planning-ahead': 'agree' }), null)).toHaveLength(4);
  });
});

describe('the answers that moved a metric', () => {
  it('state as points how much the score changes when the answer is left out', () => {
    const { 'emergency-months': _left, ...others } = steady;
    const gain = valueOf(steady, 'emergency') - valueOf(others, 'emergency');
    const months = of('emergency', steady).up.find(({ question_id }) => question_id === 'emergency-months');
    expect(months?.points).toBeCloseTo(gain, 1);
    expect(gain).toBeGreaterThan(5);
  });

  it('are listed under "up" if they raised the score and under "down" if they lowered it, with the text of the question', () => {
    const overall = of('overall', { ...steady, 'cash-flow-spending': 'much_more' });
    expect(overall.down[0]).toMatchObject({
      question: questionBank.byId.get('cash-flow-spending')?.words.en.text,
      answer: 'I spent much more than came in',
    });
    expect(ids(overall.up)).toContain('emergency-months');
  });

  it('never include a payday loan as a positive answer', () => {
    const debts = { 'debt-types': ['payday', 'card_carried'], 'debt-manageability': 'far_too_much' };
    const all = explained(givenAnswersFrom({ ...debts, 'emergency-months': 'days' }), null);
    expect(all.flatMap(({ up }) => ids(up))).not.toContain('debt-types');
  });

  it('exclude free texts, wishes and skipped questions', () => {
    const answers = { ...steady, 'profile-wish': 'A secret', 'profile-goal': 'later', 'protection-review': SKIP };
    const shown = JSON.stringify(explained(givenAnswersFrom(answers), null));
    expect(shown).not.toMatch(/A secret|profile-|protection-review/);
  });
});

describe('an upper limit of a score', () => {
  const strong = {
    ...steady,
    'cash-flow-spending': 'much_less',
    'planning-ahead': 'strongly_agree',
    'debt-missed': 'never',
    'investing-surplus': 'over_20',
  };

  it('is listed with its reasons if the limit lowers the score', () => {
    const investment = of('investment', { ...strong, 'debt-types': ['home_loan', 'card_carried'] });
    expect(investment).toMatchObject({ value: 49, limit: { at: 49 } });
    expect(investment.limit?.reasons).toEqual([expect.stringContaining('card balance')]);
    expect(ids(investment.down)).toContain('debt-types');
  });

  it('is not listed if the score is already below the limit, or if no limit applies', () => {
    const low = {
      'debt-types': ['payday'],
      'emergency-months': 'days',
      'investing-experience': 'none',
      'cash-flow-spending': 'much_more',
    };
    expect(of('investment', low).value).toBeLessThan(49);
    expect(of('investment', low).limit).toBeNull();
    expect(of('investment', strong).limit).toBeNull();
    expect(of('overall', { ...strong, 'debt-types': ['payday'] }).limit).toBeNull();
  });
});

describe('the change since the previous quiz', () => {
  const worse = { ...steady, 'emergency-months': 'days', 'emergency-income-drop': 'fall_behind' };
  const better = { ...steady, 'emergency-months': 'six_months', 'emergency-income-drop': 'fine' };

  it('is absent for the first quiz, and if the previous quiz had no scores', () => {
    expect(of('overall', steady).change).toBeNull();
    expect(of('overall', steady, { 'planning-ahead': 'agree' }).change).toBeNull();
  });

  it('is marked as clear if the change is larger than the uncertainty of the scores', () => {
    const { value, change } = of('emergency', better, worse);
    const from = of('emergency', worse).value;
    expect(change).toEqual({ from, points: Math.round((value - from) * 10) / 10, clear: true });
    expect(of('emergency', worse, better).change).toMatchObject({ points: -(change?.points ?? 0), clear: true });
  });

  it('is not marked as clear if the change is within the uncertainty, or if no answer changed', () => {
    const { change } = of('overall', steady, { ...steady, 'planning-ahead': 'neutral' });
    expect(change?.points).toBeGreaterThan(0);
    expect(change?.clear).toBe(false);
    expect(of('overall', steady, steady).change).toMatchObject({ points: 0, clear: false });
  });
});
