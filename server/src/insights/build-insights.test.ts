import fc from 'fast-check';
import * as v from 'valibot';
import { insightsResult, languages, metricTitles, SKIP, type InsightsResult } from '@verdant/shared/contract';
import { questionBank } from '../quiz/question-bank';
import { hashToSeed } from '../quiz/engine';
import { anyAnswers, anyRespondent, extremeRespondent, propertyRunCount } from '../quiz/testing/respondents';
import { takeQuiz } from '../../studies/quiz/forms';
import type { GivenAnswer } from '../quiz/answers';
import { buildInsights, getMetrics, getRecommendations } from './build-insights';
import { givenAnswersFrom } from './testing/given';

const insightsOf = (answers: readonly GivenAnswer[]) => buildInsights(answers, 'en');

const valueOf = (result: InsightsResult, name: string) => getMetrics(result).find(({ title }) => title === name)?.value;

describe('buildInsights', () => {
  const plan = { total: 10, seed: hashToSeed('someone') };
  const best = insightsOf(takeQuiz(extremeRespondent('best'), plan));
  const worst = insightsOf(takeQuiz(extremeRespondent('worst'), plan));

  it('returns the four metrics with the specified titles, and then the recommendations', () => {
    expect(best.insights.map(({ title }) => title)).toEqual([
      'Overall Financial Health Score',
      'Emergency Fund Preparedness',
      'Debt Management Effectiveness',
      'Investment Readiness',
      'Priority Actions',
    ]);
  });

  it('returns a result that matches the API schema for any answers, with metrics of at most one decimal', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = insightsOf(answers);
        expect(v.is(insightsResult, result)).toBe(true);
        for (const { value } of getMetrics(result)) expect(String(value)).toMatch(/^\d{1,3}(\.\d)?$/);
      }),
      { numRuns: propertyRunCount(100) },
    );
  });

  it.each(languages)('returns the same recommendations in %s, with translated texts', (language) => {
    const answers = takeQuiz(extremeRespondent('worst'), plan);
    const result = buildInsights(answers, language);
    expect(result.insights.map(({ title }) => title)).toEqual(worst.insights.map(({ title }) => title));
    const facts = (insights: InsightsResult) => getRecommendations(insights).map(({ id, urgency }) => [id, urgency]);
    expect(facts(result)).toEqual(facts(worst));
    expect(facts(result)[0]).toEqual(['debt-counsellor', 'high']);
    if (language !== 'en') {
      for (const [index, { title, description, estimated_impact }] of getRecommendations(result).entries()) {
        const english = getRecommendations(worst)[index];
        expect(title).not.toBe(english?.title);
        expect(description).not.toBe(english?.description);
        // The text of the impact is either missing in every language or present in every language.
        expect(estimated_impact === english?.estimated_impact).toBe(estimated_impact === '');
      }
    }
  });

  it('returns no insights and no profile for fewer than three scored answers', () => {
    const two = {
      'cash-flow-spending': 'much_less',
      'emergency-months': 'days',
      'profile-wish': 'a home',
      'profile-goal': 'later',
    };
    expect(insightsOf(givenAnswersFrom(two))).toEqual({
      insights: [],
      investment_profile: null,
      status: 'too_little',
      support: [],
    });
    expect(insightsOf(givenAnswersFrom({ ...two, 'debt-types': [SKIP] })).insights).toEqual([]);
    expect(insightsOf(givenAnswersFrom({ ...two, 'debt-types': ['none'] })).insights).toHaveLength(5);
  });

  it('ignores answers to questions and options that no longer exist', () => {
    const answers = givenAnswersFrom({
      'cash-flow-spending': 'much_less',
      'emergency-months': 'days',
      'debt-types': ['none'],
    });
    const older = givenAnswersFrom({
      'debt-yacht': 'two',
      'planning-ahead': 'very_much',
      'protection-scams': ['luck', 'passwords'],
    });
    expect(insightsOf([...answers, ...older])).toEqual(insightsOf(answers));
  });

  it('returns no lower score and no more urgent advice if unanswered questions are answered "prefer not to say"', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const open = questionBank.questions.filter(
          (question) => !answers.some(({ questionId }) => questionId === question.id),
        );
        const skips = open
          .filter(({ opening }) => opening === undefined)
          .map(({ id, type }) => ({ questionId: id, answer: type === 'multiple_choice' ? [SKIP] : SKIP }));
        const before = insightsOf(answers);
        const after = insightsOf([...answers, ...skips]);
        for (const title of Object.values(metricTitles)) expect(valueOf(after, title)).toBe(valueOf(before, title));
        const urgent = (result: InsightsResult) =>
          getRecommendations(result).filter(({ urgency }) => urgency === 'high').length;
        expect(urgent(after)).toBeLessThanOrEqual(urgent(before));
      }),
      { numRuns: propertyRunCount(100) },
    );
  });

  it('returns the same result for any order of the answers', () => {
    fc.assert(
      fc.property(anyRespondent, fc.nat(), (respond, seed) => {
        const answers = takeQuiz(respond, { total: 10, seed });
        expect(insightsOf(answers.toReversed())).toEqual(insightsOf(answers));
      }),
      { numRuns: propertyRunCount(100) },
    );
  });

  it('gives only advice of low urgency after the best answers, and advice of high urgency first after the worst answers @s-3.15', () => {
    expect(getRecommendations(best).map(({ urgency }) => urgency)).toEqual(['low', 'low', 'low', 'low']);
    expect(getRecommendations(worst)[0]?.urgency).toBe('high');
    expect(getRecommendations(worst).at(-1)?.urgency).toBe('low');
  });
});
