import fc from 'fast-check';
import { SKIP, type Answer, type MetricName } from '@verdant/shared/contract';
import { answerPoints, type GivenAnswer } from './answers';
import { questionBank, isScored, scoredAreas } from './question-bank';
import { metricNames, overallWeights } from './model';
import { anyAnswers, extremeRespondent } from './testing/respondents';
import { scoreAnswers, countScoredAnswers } from './scoring';

const given = (answers: Record<string, Answer>): GivenAnswer[] =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
const whole = (end: 'best' | 'worst') =>
  questionBank.questions.map((question) => ({ questionId: question.id, answer: extremeRespondent(end)(question) }));
const width = (answers: readonly GivenAnswer[], name: MetricName) => {
  const [low, high] = scoreAnswers(answers).metrics[name].range;
  return high - low;
};

describe('a score for the best answers, the worst answers or no answers', () => {
  it('the score is 100 with high confidence for the best answers, and 0 for the worst answers', () => {
    const [{ metrics }, worst] = [scoreAnswers(whole('best')), scoreAnswers(whole('worst'))];
    for (const name of metricNames) {
      expect(metrics[name]).toMatchObject({ value: 100, range: [98, 100], confidence: 'high' });
      expect(worst.metrics[name].value).toBe(0);
    }
  });

  it('the score is average with low confidence if no question was answered or all were skipped', () => {
    const skipped = questionBank.questions.map(({ id, type }) => ({
      questionId: id,
      answer: type === 'multiple_choice' ? [SKIP] : SKIP,
    }));
    for (const answers of [[], skipped]) {
      const { metrics } = scoreAnswers(answers);
      for (const name of metricNames) {
        expect(metrics[name].confidence).toBe('low');
        expect(metrics[name].value).toBeGreaterThan(40);
        expect(metrics[name].value).toBeLessThan(90);
      }
    }
  });
});

describe('the score if all questions are answered', () => {
  it('is the weighted mean of the points', () => {
    const everything = fc
      .sample(anyAnswers, { numRuns: 40, seed: 5 })
      .map((answers) =>
        answers.filter(({ answer }) => answer !== SKIP && !(Array.isArray(answer) && answer.includes(SKIP))),
      );
    for (const some of everything) {
      const rest = whole('best').filter(({ questionId }) => !some.some((other) => other.questionId === questionId));
      const answers = [...some, ...rest];
      // Answers after which every question applies (`gate`), so that each question counts with the points of its answer.
      const open = answers.map((answer) =>
        answer.questionId === 'debt-types'
          ? (whole('worst').find(({ questionId }) => questionId === 'debt-types') ?? answer)
          : answer,
      );
      const { areas, metrics } = scoreAnswers(open);
      for (const area of scoredAreas) {
        const questions = questionBank.questions.filter((question) => question.area === area && isScored(question));
        const total = questions.reduce((sum, { weight }) => sum + weight, 0);
        const points = questions.reduce((sum, question) => {
          const answered = open.find(({ questionId }) => questionId === question.id);
          return sum + question.weight * ((answered && answerPoints(question, answered.answer)) ?? NaN);
        }, 0);
        expect(areas[area].value).toBeCloseTo(points / total, 8);
        expect(areas[area].range[1] - areas[area].range[0]).toBeLessThanOrEqual(4.0001);
      }
      const overall = scoredAreas.reduce((sum, area) => sum + overallWeights[area] * areas[area].value, 0);
      expect(metrics.overall.value).toBeCloseTo(overall, 8);
    }
  });
});

describe('the order of answers, skipped questions and contradictions', () => {
  it('scores do not depend on the order of the answers', () => {
    const shuffled = anyAnswers.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
    );
    fc.assert(
      fc.property(shuffled, ([answers, permuted]) => expect(scoreAnswers(permuted)).toEqual(scoreAnswers(answers))),
      { numRuns: 60 },
    );
  });

  it('a score is less certain after "prefer not to say" than after an answer', () => {
    const baseAnswers = given({ 'cash-flow-spending': 'little_less', 'debt-types': ['none'] });
    const skipped = [...baseAnswers, { questionId: 'emergency-months', answer: SKIP }];
    const answered = [...baseAnswers, { questionId: 'emergency-months', answer: 'one_month' }];
    expect(width(skipped, 'emergency')).toBeGreaterThan(width(answered, 'emergency') * 1.3);
  });

  it('no area with a pair of contradicting answers has high confidence, even if all other answers are the best', () => {
    for (const [[first, firstValue = ''], [second, secondValue = '']] of questionBank.contradictions) {
      const others = whole('best').filter(({ questionId }) => questionId !== first && questionId !== second);
      const isTicked = (id: string) => questionBank.byId.get(id)?.type === 'multiple_choice';
      const answerOf = (id: string, value: string): Answer => (isTicked(id) ? [value] : value);
      const pair = given({ [first]: answerOf(first, firstValue), [second]: answerOf(second, secondValue) });
      const { areas } = scoreAnswers([...others, ...pair]);
      const area = scoredAreas.find((name) => name === questionBank.byId.get(first)?.area);
      expect([first, second, area && areas[area].confidence]).not.toContain('high');
    }
  });

  it('contradicting answers make a score less certain, and do not change its value', () => {
    const [contradiction] = questionBank.contradictions;
    if (!contradiction) throw new Error('the question bank names no contradiction');
    const [[first, firstValue = ''], [second, secondValue = '']] = contradiction;
    const answers = given({ [first]: firstValue, [second]: secondValue });
    const area = questionBank.byId.get(first)?.area;
    if (area === undefined || area === 'profile') throw new Error('a contradiction outside of the scores');
    const contradicted = scoreAnswers(answers).areas[area];
    const contradictions = jest.replaceProperty(questionBank, 'contradictions', []);
    const plain = scoreAnswers(answers).areas[area];
    contradictions.restore();
    expect(contradicted.value).toBe(plain.value);
    expect(contradicted.range[1] - contradicted.range[0]).toBeGreaterThan(plain.range[1] - plain.range[0]);
  });
});

it('the debt score is 100 without debts, and at least 85 if a HELP loan is the only debt', () => {
  const { debt } = scoreAnswers(given({ 'debt-types': ['none'] })).metrics;
  expect(debt).toMatchObject({ value: 100, basis: { applicable: 1 } });
  expect(scoreAnswers(given({ 'debt-types': ['help'] })).metrics.debt.value).toBeGreaterThanOrEqual(85);
});

describe('the ranges of scores', () => {
  it('are never empty, lie between 0 and 100, and contain the score, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { value, range } of Object.values(scoreAnswers(answers).metrics)) {
          expect(range[1] - range[0]).toBeGreaterThanOrEqual(1.99);
          expect(value >= range[0] && value <= range[1]).toBe(true);
          expect(range[0] >= 0 && range[1] <= 100).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it.each<[string, Answer]>([
  ['debt-types', ['overdue']],
  ['debt-types', ['home_loan', 'overdue']],
  ['cash-flow-bills', 'few'],
])('the debt score is capped at 89 if the question %s is answered with %j', (id, answer) => {
  const others = whole('best').filter(({ questionId }) => questionId !== id);
  const { value, range } = scoreAnswers([...others, { questionId: id, answer }]).metrics.debt;
  expect([value, range[1]]).toEqual([89, 89]);
});

describe('investment readiness', () => {
  const strong = whole('best').filter(({ questionId }) => questionBank.byId.get(questionId)?.gate === undefined);
  const but = (answers: Record<string, Answer>) => [
    ...strong.filter(({ questionId }) => !(questionId in answers)),
    ...given(answers),
  ];

  it.each<[string, Record<string, Answer>, number]>([
    ['a payday loan', { 'debt-types': ['payday'] }, 49],
    ['arrears', { 'cash-flow-bills': 'few' }, 49],
    ['a missed repayment', { 'debt-types': ['loan'], 'debt-missed': 'behind' }, 49],
    ['a card that is not paid off', { 'debt-types': ['card_carried'] }, 49],
    ['a buffer of weeks', { 'emergency-months': 'weeks' }, 49],
    ['a buffer of less than three months', { 'emergency-months': 'one_month' }, 69],
  ])('is capped by %s', (_name, answers, cap) => {
    expect(scoreAnswers(but(answers)).metrics.investment.value).toBe(cap);
    expect(scoreAnswers(but(answers)).metrics.overall.value).toBeGreaterThan(70);
  });
});

describe('the answer of a slider that the user did not move', () => {
  it('counts less than the answer of a slider that was moved', () => {
    const score = (touched: boolean) =>
      scoreAnswers([{ questionId: 'planning-ahead', answer: 'strongly_agree', touched }]).areas.planning;
    const stranger = scoreAnswers([]).areas.planning;
    expect(score(false).value).toBeGreaterThan(stranger.value);
    expect(score(true).value).toBeGreaterThan(score(false).value);
    expect(score(true).basis.answered).toBe(1);
  });
});

describe('confidence and the number of answers behind a score', () => {
  it('confidence is low without an answer in the area itself, however good the answers in other areas', () => {
    const others = whole('best').filter(({ questionId }) => questionBank.byId.get(questionId)?.area !== 'debt');
    const { debt } = scoreAnswers(others).areas;
    expect(debt.range[0]).toBeGreaterThan(90);
    expect(debt).toMatchObject({ confidence: 'low', basis: { answered: 0 } });
  });

  it('confidence grows with the answers, and answered and applicable questions are counted', () => {
    const few = scoreAnswers(given({ 'emergency-months': 'one_month' })).metrics.emergency;
    const all = scoreAnswers(whole('best')).metrics.emergency;
    expect(few.confidence).toBe('low');
    expect(few.basis).toEqual({ answered: 1, applicable: all.basis.applicable });
    expect(all).toMatchObject({ confidence: 'high', basis: { answered: all.basis.applicable } });
  });

  it('only scored questions with an answer other than "prefer not to say" are counted', () => {
    const answers = given({ 'cash-flow-spending': 'much_less', 'debt-types': [SKIP], 'profile-goal': 'later' });
    expect(countScoredAnswers(scoreAnswers(answers))).toBe(1);
  });
});
