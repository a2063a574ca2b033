import fc from 'fast-check';
import * as v from 'valibot';
import { metricTitles, quizHistory, SKIP, type MetricName } from '@verdant/shared/contract';
import { questionBank } from '../../quiz/question-bank';
import { scoreAnswers } from '../../quiz/scoring';
import { anyAnswers } from '../../quiz/testing/respondents';
import { givenAnswersFrom, type Answers } from '../testing/given';
import { buildHistory, type CompletedQuiz } from './history';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const quiz = (number: number, answers: Answers): CompletedQuiz => ({
  session: { id: `quiz-${number}`, completedAt: day(number) },
  answers: givenAnswersFrom(answers),
});

const before = {
  'cash-flow-spending': 'little_more',
  'debt-types': ['home_loan'],
  'debt-manageability': 'manageable',
  'emergency-months': 'days',
  'planning-ahead': 'agree',
};
const after = { ...before, 'emergency-months': 'six_months' };

const changeOf = (name: MetricName, ...quizzes: readonly CompletedQuiz[]) => {
  const change = buildHistory(quizzes, 'en').changes.find(({ title }) => title === metricTitles[name]);
  if (!change) throw new Error(`${name} is not compared`);
  return change;
};

describe('buildHistory', () => {
  it('returns a history that matches the API schema for any answers', () => {
    fc.assert(
      fc.property(fc.array(anyAnswers, { maxLength: 3 }), (quizzes) => {
        const history = buildHistory(
          quizzes.map((answers, index) => ({ session: { id: `quiz-${index}`, completedAt: day(index + 1) }, answers })),
          'en',
        );
        expect(v.is(quizHistory, history)).toBe(true);
        expect(history.quizzes.map(({ id }) => id)).toEqual(quizzes.map((_answers, index) => `quiz-${index}`));
      }),
      { numRuns: 40 },
    );
  });

  it('lists each changed answer with the old value, the new value and the effect on the score', () => {
    const { change, answers } = changeOf('emergency', quiz(1, before), quiz(90, after));
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      question_id: 'emergency-months',
      question: questionBank.byId.get('emergency-months')?.words.en.text,
      points: change.points,
    });
    expect(answers[0]?.before).not.toBe(answers[0]?.now);
    expect(change).toMatchObject({ clear: true, since: day(1).toISOString() });
  });

  it('measures the effect of an answer by replacing only that answer with the previous answer', () => {
    const both = { ...after, 'cash-flow-spending': 'much_less' };
    const { answers } = changeOf('overall', quiz(1, before), quiz(90, both));
    const value = (given_: Answers) => scoreAnswers(givenAnswersFrom(given_)).metrics.overall.value;
    const spending = answers.find(({ question_id }) => question_id === 'cash-flow-spending');
    expect(spending?.points).toBeCloseTo(value(both) - value(after), 1);
  });

  it('lists a newly asked question with no old value, and gives a new warning sign a negative effect', () => {
    const asked = { ...before, 'debt-missed': 'behind', 'cash-flow-bills': 'all' };
    for (const name of ['overall', 'debt', 'investment', 'emergency'] as const) {
      const { answers } = changeOf(name, quiz(1, before), quiz(90, asked));
      const missed = answers.find(({ question_id }) => question_id === 'debt-missed');
      expect(missed?.points ?? -1).toBeLessThan(0);
      for (const answer of answers) expect(answer.before).toBeNull();
    }
  });

  it('compares the two newest quizzes with a score, and skips quizzes without a score', () => {
    const silent = Object.fromEntries(Object.keys(before).map((id) => [id, id === 'debt-types' ? [SKIP] : SKIP]));
    const quizzes = [quiz(1, after), quiz(30, before), quiz(60, silent), quiz(90, after)];
    const { quizzes: listed, changes } = buildHistory(quizzes, 'en');
    expect(listed.map(({ status, metrics }) => [status, metrics.length])).toEqual([
      ['scored', 4],
      ['scored', 4],
      ['too_little', 0],
      ['scored', 4],
    ]);
    expect(new Set(changes.map(({ change }) => change.since))).toEqual(new Set([day(30).toISOString()]));
  });

  it('reports no change if no answer changed', () => {
    const { changes } = buildHistory([quiz(1, before), quiz(90, before)], 'en');
    for (const { change, answers } of changes) {
      expect(change).toMatchObject({ points: 0, clear: false });
      expect(answers).toEqual([]);
    }
  });
});
