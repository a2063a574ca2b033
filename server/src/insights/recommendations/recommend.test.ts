import fc from 'fast-check';
import { SKIP, urgencies } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { questionBank } from '../../quiz/question-bank';
import { scoreAnswers } from '../../quiz/scoring';
import { answerOf } from '../../../studies/quiz/personas';
import { anyAnswers, anyQuiz, propertyRunCount } from '../../quiz/testing/respondents';
import { userFactsOf } from '../user-facts';
import { givenAnswersFrom, userFactsFrom, type Answers } from '../testing/given';
import { estimateScoreGain, impactText, displayedScoreGain } from './impact';
import { recommend } from './recommend';
import { rules } from './rules';

const adviceFor = (answers: Answers) => recommend(userFactsFrom(answers), 'en');
const certain = { value: 60, confidence: 'high' } as const;
const titlesFor = (answers: Answers) => adviceFor(answers).map(({ title }) => title);
const overall = (answers: Answers) => scoreAnswers(givenAnswersFrom(answers)).metrics.overall.value;

const steady = {
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'profile-goal': 'later',
  'debt-types': ['none'],
  'emergency-months': 'six_months',
  'investing-experience': 'regular',
  'planning-ahead': 'agree',
};

describe('recommend', () => {
  it('returns one to nine distinct recommendations sorted by urgency, with at most one general check-in', () => {
    fc.assert(
      fc.property(anyQuiz, (answers) => {
        const facts = userFactsOf(answers);
        const list = recommend(facts, 'en');
        expect(list.length).toBeGreaterThanOrEqual(1);
        expect(list.length).toBeLessThanOrEqual(9);
        expect(list.filter(({ title }) => title.startsWith('Check in again')).length).toBeLessThan(2);
        const ranks = list.map(({ urgency }) => urgencies.indexOf(urgency));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
      }),
      { numRuns: propertyRunCount(60) },
    );
  });

  it('states for each action which score the action affects', () => {
    const list = adviceFor({ ...steady, 'emergency-months': 'days', 'debt-types': ['card_carried'] });
    const metrics = Object.fromEntries(list.map(({ id, title, metric }) => [id ?? title, metric]));
    expect(metrics).toMatchObject({ 'starter-buffer': 'emergency', 'card-in-full': 'debt' });
    expect(list.every(({ metric }) => metric !== undefined)).toBe(true);
  });

  it('states as impact the difference between the scores before and after one answer is improved', () => {
    // Every question has an answer, so that no answer is predicted and the score differs only by the changed answer.
    const middling = { name: 'middling', level: 0.5, answers: {} };
    const everything = questionBank.questions.map((question) => ({
      questionId: question.id,
      answer: answerOf(middling, question),
    }));
    const score = (answers: readonly GivenAnswer[]) => scoreAnswers(answers).metrics.overall.value;
    const changed = (answer: string) =>
      everything.map((given) => (given.questionId === 'cash-flow-spending' ? { ...given, answer } : given));
    const gain = score(changed('little_less')) - score(changed('little_more'));
    expect(gain).toBeGreaterThan(1);
    const some = userFactsFrom({ ...steady, 'cash-flow-spending': 'little_more' });
    const spending = rules.find(({ id }) => id === 'spending-gap');
    if (!spending) throw new Error('no rule spending-gap');
    expect(estimateScoreGain(spending, some)).toBeCloseTo(gain, 6);
    expect(adviceFor({ ...steady, 'cash-flow-spending': 'little_more' })[0]).toMatchObject({
      title: 'Spend less than comes in',
      estimated_impact: `About +${displayedScoreGain(gain, some.scores.metrics.overall)} points on your Overall Financial Health Score`,
    });
  });

  it.each<[number | null, string]>([
    [null, 'Good to know'],
    [-0.2, 'Good to know'],
    [0.49, 'Good to know'],
    [0.5, 'About +1 point on your Overall Financial Health Score'],
    [7.4, 'About +7 points on your Overall Financial Health Score'],
  ])('phrases an impact of %s as "%s"', (impact, text) => {
    expect(impactText('Good to know', impact, certain, 'en')).toBe(text);
    expect(impactText(undefined, 0.2, certain, 'en')).toBe('A small step up for your Overall Financial Health Score');
    expect(impactText(undefined, null, certain, 'en')).toBe('');
  });

  it.each([
    // The displayed score rises from 74 to 95 in these two rows.
    [73.6, 20.9, 21],
    [74.4, 20.2, 21],
    [73.4, 0.4, 0],
    [96, 8, 4],
    [100, 5, 0],
  ])('shows an increase of the score %s by %s as %s points, and as 0 points if the score is uncertain', (...row) => {
    const [value, impact, points] = row;
    expect(displayedScoreGain(impact, { value, confidence: 'high' })).toBe(points);
    expect(displayedScoreGain(impact, { value, confidence: 'low' })).toBe(0);
  });

  it('promises no score points for help in trouble, or for any advice if the score has low confidence', () => {
    const points = /\+\d+ points?\b/;
    expect(impactText(undefined, 7.4, certain, 'en')).toMatch(points);
    fc.assert(
      fc.property(fc.oneof(anyQuiz, anyAnswers), (answers) => {
        const facts = userFactsOf(answers);
        const isKnown = facts.scores.metrics.overall.confidence !== 'low';
        const unpromised = recommend(facts, 'en').filter(({ essential }) => essential || !isKnown);
        expect(unpromised.filter(({ estimated_impact: impact }) => points.test(impact))).toEqual([]);
        // Help in trouble has no points, so its benefit must be described in words.
        expect(unpromised.filter((advice) => advice.essential && advice.estimated_impact === '')).toEqual([]);
      }),
      { numRuns: propertyRunCount(100) },
    );
  });

  it('includes every kind of help for a user with several debt problems at once', () => {
    const titles = titlesFor({
      'debt-types': ['payday', 'bnpl', 'card_carried'],
      'debt-manageability': 'far_too_much',
      'debt-bnpl': 'behind',
      'cash-flow-bills': 'few',
      'emergency-months': 'days',
    });
    expect(titles.slice(0, 2)).toEqual(['Talk to a free financial counsellor', 'Pay for home, power and food first']);
    expect(titles.slice(2, 5).sort()).toEqual([
      'Ask for hardship support with bills',
      'Ask your lender for hardship help',
      'Find a way out of payday loans',
    ]);
  });

  it.each<[string, string, string]>([
    ['days', 'Start a small buffer', 'high'],
    ['one_month', 'Build your buffer to three months of expenses', 'medium'],
    ['three_months', 'Save another $20 a week', 'low'],
  ])('a buffer of %s leads to the advice "%s" with %s urgency', (months, title, urgency) => {
    expect(adviceFor({ ...steady, 'emergency-months': months })).toContainEqual(
      expect.objectContaining({ title, urgency }),
    );
  });

  it('gives no praise for an area of finances for which there is also advice', () => {
    const titles = titlesFor({ ...steady, 'debt-types': ['bnpl', 'home_loan'], 'debt-manageability': 'nothing_owing' });
    expect(titles).toContain('Pause new buy now, pay later plans');
    expect(titles).not.toContain('Keep debts as light as they are');
  });

  it('begins advice with "Based on limited answers" and limits urgency to medium if an area has few answers', () => {
    const advice = adviceFor({ ...steady, 'protection-income': 'nothing' });
    const careful = advice.find(({ title }) => title === 'Plan for a time without your income');
    expect(careful?.urgency).toBe('medium');
    expect(careful?.description).toMatch(/^Based on limited answers, /);
  });

  it('ranks advice that rests on a predicted answer below advice on a given answer, and begins it with "Based on limited answers"', () => {
    const advice = adviceFor({ ...steady, 'protection-review': 'never' });
    const ids = advice.map(({ id }) => id);
    const guess = advice.find(({ id }) => id === 'will');
    expect(guess?.urgency).toBe('low');
    expect(guess?.description).toMatch(/^Based on limited answers, /);
    expect(ids.indexOf('will')).toBeGreaterThan(ids.indexOf('insurance-review'));
  });

  it('omits the words "Based on limited answers" if the answers show a clear sign of trouble', () => {
    const [first] = adviceFor({
      'debt-types': ['payday'],
      'debt-manageability': 'nothing_owing',
      'debt-missed': 'behind',
    });
    expect(first?.urgency).toBe('high');
    expect(first?.description).not.toMatch(/^Based on/);
  });

  it('gives the same advice a higher urgency if the answers about its area are worse', () => {
    const urgencyAt = (answers: Answers) =>
      adviceFor(answers).find(({ title }) => title === 'Spend less than comes in')?.urgency;
    const bad = { 'cash-flow-run-short': 'every_pay', 'cash-flow-bills': 'nearly_all' };
    const good = { 'cash-flow-run-short': 'never', 'cash-flow-bills': 'all' };
    expect(urgencyAt({ ...bad, 'cash-flow-spending': 'much_more' })).toBe('high');
    expect(urgencyAt({ ...good, 'cash-flow-spending': 'about_equal' })).toBe('low');
    expect(urgencyAt({ ...steady, 'cash-flow-spending': 'little_more' })).toBe('medium');
  });

  it('ranks advice that fits a stated wish earlier, and the wish changes no score', () => {
    const beginner = { ...steady, 'planning-super-heirs': 'unsure', 'planning-ahead': 'neutral' };
    const place = (answers: Answers) => titlesFor(answers).indexOf('Make a one-page money plan');
    const wish = { ...beginner, 'profile-wish': 'To buy a home' };
    expect(place(wish)).toBeLessThan(place(beginner));
    expect(overall(wish)).toBe(overall(beginner));
  });

  it('does not treat a skipped answer as a bad answer', () => {
    expect(adviceFor({ ...steady, 'emergency-months': SKIP }).every(({ urgency }) => urgency !== 'high')).toBe(true);
  });
});
