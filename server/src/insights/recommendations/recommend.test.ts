import fc from 'fast-check';
import { urgencies, type Answer } from '@verdant/shared/contract';
import { bank } from '../../quiz/bank';
import { scoreMetrics } from '../../quiz/scoring';
import { anyRespondent, takeQuiz } from '../../quiz/testing/respondents';
import { pictureOf } from '../picture';
import { impactOf, recommend, rules } from './recommend';

const given = (answers: Record<string, Answer>) =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
const adviceFor = (answers: Record<string, Answer>) => recommend(pictureOf(bank, given(answers)));

const steady = {
  'cash-flow-spending': 'little_less',
  'debt-types': ['none'],
  'emergency-months': 'six_months',
  'investing-experience': 'regular',
  'planning-ahead': 'agree',
};

/** What random people have answered at the end of their quiz. */
const anyQuiz = fc.tuple(anyRespondent, fc.nat()).map(([respond, seed]) => takeQuiz(respond, { total: 10, seed }));

describe('recommend', () => {
  it('gives three to five, sorted by urgency, the last one encouraging, and none twice', () => {
    fc.assert(
      fc.property(anyQuiz, (answers) => {
        const picture = pictureOf(bank, answers);
        const list = recommend(picture);
        expect(list.length).toBeGreaterThanOrEqual(3);
        expect(list.length).toBeLessThanOrEqual(5);
        const ranks = list.map(({ urgency }) => urgencies.indexOf(urgency));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(list.at(-1)?.urgency).toBe('low');
        expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
      }),
      { numRuns: 500 },
    );
  });

  it('never advises something that would lower the score', () => {
    fc.assert(
      fc.property(anyQuiz, (answers) => {
        const picture = pictureOf(bank, answers);
        const harmful = rules.filter((rule) => rule.when(picture) && (impactOf(rule, picture) ?? 0) < -1e-9);
        expect(harmful.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('can give every rule to someone', () => {
    const pictures = fc.sample(anyQuiz, { numRuns: 2000, seed: 1 }).map((answers) => pictureOf(bank, answers));
    expect(rules.filter((rule) => !pictures.some((picture) => rule.when(picture))).map(({ id }) => id)).toEqual([]);
  });

  it('names the points that the score would gain, computed from the score itself', () => {
    const answers = { ...steady, 'cash-flow-spending': 'much_more' };
    const gain =
      scoreMetrics(bank, given({ ...answers, 'cash-flow-spending': 'little_less' })).overall -
      scoreMetrics(bank, given(answers)).overall;
    expect(gain).toBeGreaterThan(5);
    expect(adviceFor(answers)[0]).toMatchObject({
      title: 'Spend less than comes in',
      urgency: 'high',
      estimated_impact: `About +${Math.round(gain)} points on your Overall Financial Health Score`,
    });
  });

  it('puts a payday loan on top, however well the rest stands', () => {
    expect(adviceFor({ ...steady, 'debt-types': ['payday'] })[0]).toMatchObject({
      title: 'Clear payday loans first',
      urgency: 'high',
    });
  });

  it('gives the number of the free debt helpline to someone who has fallen behind', () => {
    const advice = adviceFor({ ...steady, 'debt-types': ['loan'], 'debt-missed': 'behind' });
    expect(advice[0]).toMatchObject({ title: 'Talk to a free financial counsellor', urgency: 'high' });
    expect(advice[0]?.description).toContain('1800 007 007');
  });

  it.each<[string, string, string]>([
    ['days', 'Start a small buffer', 'high'],
    ['one_month', 'Build your buffer to three months of expenses', 'medium'],
  ])('turns a buffer of %s into "%s"', (months, title, urgency) => {
    expect(adviceFor({ ...steady, 'emergency-months': months })).toContainEqual(expect.objectContaining({ title, urgency }));
  });

  it('does not send someone with an urgent debt to the share market', () => {
    const advice = adviceFor({ ...steady, 'investing-experience': 'none', 'debt-types': ['payday'] });
    expect(advice.map(({ title }) => title)).not.toContain('Start small and invest regularly');
    expect(adviceFor({ ...steady, 'investing-experience': 'none' }).map(({ title }) => title)).toContain('Start small and invest regularly');
  });

  it('does not praise an area that it also gives advice about', () => {
    const advice = adviceFor({ ...steady, 'debt-types': ['bnpl', 'home_loan'], 'debt-manageability': 'nothing_owing' });
    expect(advice.map(({ title }) => title)).toContain('Pause new buy now, pay later plans');
    expect(advice.map(({ title }) => title)).not.toContain('Keep debts as light as they are');
  });

  it('is careful where little is known of an area', () => {
    const advice = adviceFor({ ...steady, 'protection-income': 'nothing' });
    const careful = advice.find(({ title }) => title === 'Plan for a time without your income');
    expect(careful?.urgency).toBe('medium');
    expect(careful?.description).toMatch(/^Based on limited answers, /);
  });

  it('does not take an untold answer for a bad one', () => {
    expect(adviceFor({ ...steady, 'emergency-months': 'skip' }).every(({ urgency }) => urgency !== 'high')).toBe(true);
  });
});
