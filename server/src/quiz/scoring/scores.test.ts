import fc from 'fast-check';
import { metricTitles, type Answer, type MetricName } from '@verdant/shared/contract';
import { bank, scoredAreas, SKIP, type BankQuestion } from '../bank';
import type { GivenAnswer } from '../answers';
import { anyAnswers, extremeRespondent, takeQuiz } from '../testing/respondents';
import { answerPoints, raisedFlags } from './answer-points';
import { areaScores, POPULATION_PRIOR, scoredAnswers } from './area-scores';
import { scoreMetrics, type Metrics } from './metrics';

const metricNames: MetricName[] = ['overall', 'emergency', 'debt', 'investment'];
const given = (answers: Record<string, Answer>): GivenAnswer[] =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
const whole = (end: 'best' | 'worst') =>
  bank.questions.map((question) => ({ questionId: question.id, answer: extremeRespondent(end)(question) }));
const all = (value: number): Metrics => ({ overall: value, emergency: value, debt: value, investment: value });

/** The metrics that fell. */
function fallen(after: Metrics, before: Metrics): MetricName[] {
  return metricNames.filter((name) => after[name] < before[name] - 1e-9);
}

describe('the ends of the scale', () => {
  it('is 100 for the best answer to every question', () => expect(scoreMetrics(bank, whole('best'))).toEqual(all(100)));
  it('is 0 for the worst answer to every question', () => expect(scoreMetrics(bank, whole('worst'))).toEqual(all(0)));

  it('is the population mean while nothing is known, and while everything is skipped', () => {
    const skipped = bank.questions.map(({ id }) => ({ questionId: id, answer: SKIP }));
    for (const answers of [[], skipped]) {
      for (const name of metricNames) expect(scoreMetrics(bank, answers)[name]).toBeCloseTo(POPULATION_PRIOR, 9);
    }
  });
});

describe('an area', () => {
  it('is the plain weighted mean once everything is answered', () => {
    const answers = given({ 'emergency-months': 'one_month', 'emergency-automatic-saving': 'by_hand', 'emergency-income-drop': 'borrow' });
    expect(areaScores(bank, answers).emergency_fund.value).toBeCloseTo((2 * 50 + 70 + 25) / 4, 9);
  });
});

describe('properties', () => {
  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const value of Object.values(scoreMetrics(bank, answers))) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    const shuffled = anyAnswers.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
    );
    fc.assert(
      fc.property(shuffled, ([answers, permuted]) => expect(scoreMetrics(bank, permuted)).toEqual(scoreMetrics(bank, answers))),
    );
  });

  it('is not changed by "prefer not to say"', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const open = bank.questions.filter(({ id, opening }) => !opening && !answers.some(({ questionId }) => questionId === id));
        const withSkips = [...answers, ...open.map(({ id }) => ({ questionId: id, answer: SKIP }))];
        expect(scoreMetrics(bank, withSkips)).toEqual(scoreMetrics(bank, answers));
      }),
    );
  });

  it('never falls when one answer becomes healthier', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const before = scoreMetrics(bank, answers);
        answers.forEach(({ questionId, answer }, index) => {
          const question = bank.byId.get(questionId);
          if (!question || question.area === 'profile') return;
          for (const better of healthier(question, answer)) {
            const after = scoreMetrics(bank, answers.with(index, { questionId, answer: better }));
            expect(fallen(after, before)).toEqual([]);
          }
        });
      }),
    );
  });

  it('never falls when one debt fewer is named', () => {
    const types = bank.byId.get('debt-types');
    if (types?.type !== 'multiple_choice') throw new Error('debt-types is gone');
    const values = types.options.map(({ value }) => value);
    const manageability = fc.constantFrom<Answer[]>('manageable', 'too_much', 'far_too_much', SKIP);
    fc.assert(
      fc.property(fc.subarray(values, { minLength: 1 }), manageability, (chosen, feeling) => {
        const score = (list: string[]) =>
          scoreMetrics(bank, given({ 'debt-types': list.length > 0 ? list : ['none'], 'debt-manageability': feeling }));
        for (const value of chosen) {
          const fewer = chosen.filter((other) => other !== value);
          expect(fallen(score(fewer), score(chosen))).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** The answers of a question that have more points than `answer`; details of a gate are their own test. */
function healthier(question: BankQuestion, answer: Answer): Answer[] {
  const points = answerPoints(question, answer);
  if (points === null) return [];
  const options: Answer[] =
    question.type === 'single_choice'
      ? question.options.map(({ value }) => value)
      : question.type === 'scale'
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        : [];
  return options.filter((option) => (answerPoints(question, option) ?? -1) > points);
}

describe('debts', () => {
  it('are at 100 for someone who has none', () => {
    expect(scoreMetrics(bank, given({ 'debt-types': ['none'] })).debt).toBe(100);
  });

  it('are hardly lowered by a HELP loan', () => {
    expect(scoreMetrics(bank, given({ 'debt-types': ['help'] })).debt).toBeGreaterThanOrEqual(85);
  });

  it('count the details of debts that someone does not have for little', () => {
    const base = { 'debt-types': ['home_loan'], 'debt-manageability': 'too_much', 'debt-missed': 'few' };
    const plain = (95 + 2 * 40 + 25) / 4;
    const { value } = areaScores(bank, given(base)).debt;
    expect(value).toBeGreaterThan(plain);
    expect(value).toBeLessThan(plain + 6);
  });
});

describe('investment readiness', () => {
  const strong = given({
    'cash-flow-spending': 'much_less',
    'emergency-months': 'six_months',
    'investing-experience': 'regular',
    'investing-regular': 'every_pay',
    'planning-ahead': 'strongly_agree',
    'debt-types': ['credit_card'],
    'debt-manageability': 'manageable',
  });
  const but = (answers: Record<string, Answer>) => [
    ...strong.filter(({ questionId }) => !(questionId in answers)),
    ...given(answers),
  ];

  it('is high for someone with a buffer and no urgent debt', () => {
    expect(scoreMetrics(bank, strong).investment).toBeGreaterThan(80);
  });

  it.each<[string, Record<string, Answer>, number]>([
    ['a payday loan', { 'debt-types': ['payday'] }, 49],
    ['arrears', { 'debt-missed': 'behind' }, 49],
    ['a card that is not paid off', { 'debt-card': 'minimum' }, 49],
    ['a buffer of weeks', { 'emergency-months': 'weeks' }, 49],
    ['a buffer of less than three months', { 'emergency-months': 'one_month' }, 69],
  ])('is capped by %s', (_name, answers, cap) => {
    expect(scoreMetrics(bank, but(answers)).investment).toBe(cap);
  });
});

describe('a slider that was not moved', () => {
  it('counts less than one that was', () => {
    const answer = (touched: boolean) => [{ questionId: 'cash-flow-control', answer: 10, touched }];
    const score = (touched: boolean) => scoreMetrics(bank, answer(touched)).overall;
    expect(score(false)).toBeGreaterThan(POPULATION_PRIOR);
    expect(score(true)).toBeGreaterThan(score(false));
  });
});

describe('raised flags and counts', () => {
  it('collects flags of single and multiple choices', () => {
    const raised = raisedFlags(bank, given({ 'debt-types': ['payday', 'bnpl'], 'emergency-months': 'days' }));
    expect([...raised].sort()).toEqual(['buffer_under_1_month', 'buffer_under_3_months', 'payday_loan']);
  });

  it('counts only answers that say something', () => {
    const answers = given({ 'cash-flow-spending': 'much_less', 'debt-types': [SKIP], 'profile-wish': 'x', 'profile-horizon': 'long' });
    expect(scoredAnswers(areaScores(bank, answers))).toBe(1);
  });

  it('knows something of every large area after a quiz', () => {
    const scores = areaScores(bank, takeQuiz(extremeRespondent('worst'), { total: 10, seed: 3 }));
    expect(scoredAreas.filter((area) => scores[area].answered === 0).length).toBeLessThanOrEqual(1);
  });

  it('has the four titles of the dashboard', () => {
    expect(Object.keys(metricTitles).sort()).toEqual([...metricNames].sort());
  });
});
