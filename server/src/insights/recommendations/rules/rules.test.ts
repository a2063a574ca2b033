import fc from 'fast-check';
import { gateState } from '../../../quiz/answers';
import { questionBank } from '../../../quiz/question-bank';
import { anyAnswers, anyRespondent, takeQuiz } from '../../../quiz/testing/respondents';
import { pictureOf, questionOf } from '../../picture';
import { pictureFrom, type Answers } from '../../testing/given';
import { ruleCases } from '../../testing/rule-cases';
import { ruleProblems } from '../../testing/rule-problems';
import { runs } from '../../../quiz/testing/runs';
import { stepsOf } from '../advice-steps';
import { impactOf, impactText } from '../impact';
import { applyingRules } from '../recommend';
import { textsIn } from '../../texts';
import { rule, wordsOf } from '../rule';
import { rules } from '.';

const idsFor = (answers: Answers) => applyingRules(pictureFrom(answers)).map(({ id }) => id);

describe('each rule', () => {
  it.each(ruleCases)('%s applies to %j and not to %j', (id, calls, doesNot) => {
    expect(idsFor(calls)).toContain(id);
    expect(idsFor(doesNot)).not.toContain(id);
  });

  it('has a case here, an id of its own, and texts; no text is without a rule', () => {
    expect([...new Set(ruleCases.map(([id]) => id))].sort()).toEqual(rules.map(({ id }) => id).sort());
    expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(textsIn('en').rules).sort());
  });

  it('states how to do it, with the minutes of each step', () => {
    expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(textsIn('en').steps).sort());
    for (const { id } of rules) expect(stepsOf(id, 'en').map(({ minutes }) => minutes > 1)).not.toContain(false);
  });

  it.each(ruleCases)('%s would raise the score of %j, or describes its benefit in words', (id, calls) => {
    const picture = pictureFrom(calls);
    const applying = rules.find((one) => one.id === id);
    if (!applying) throw new Error(`no rule ${id}`);
    const impact = impactOf(applying, picture);
    const { effect } = wordsOf(applying, picture, 'en');
    if (impact === null) expect(effect).toMatch(/\w+/);
    else expect(impact).toBeGreaterThan(0);
    expect(impactText(effect, impact, { value: 60, confidence: 'high' }, 'en')).not.toBe('');
  });

  it('gives no advice on an area without questions', () => {
    expect(idsFor({ 'profile-goal': 'soon', 'profile-risk-choice': 'wide', 'emergency-months': 'days' })).not.toContain(
      'risk-fit',
    );
  });
});

describe('advice about what was not asked', () => {
  const careless = {
    'protection-review': 'never',
    'protection-income': 'nothing',
    'protection-scams': ['none'],
  };

  it('is given where the other answers make it likely', () => {
    expect(idsFor(careless)).toContain('will');
    expect(
      idsFor({
        'protection-review': 'past_year',
        'protection-income': 'covered',
        'protection-scams': ['passwords', 'second_step', 'call_back', 'statements'],
      }),
    ).not.toContain('will');
  });

  it('is not given to someone who would rather not say, or to whom it does not apply', () => {
    expect(idsFor({ ...careless, 'protection-will': 'skip' })).not.toContain('will');
    expect(idsFor({ ...careless, 'protection-dependants': 'nobody' })).not.toContain('dependants');
  });
});

describe('the content', () => {
  it('names only questions and options of the question bank, and leads to healthier answers', () => {
    expect(rules.flatMap((one) => ruleProblems(one, questionBank))).toEqual([]);
  });

  it('names only them in conditions and texts too, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const picture = pictureOf(questionBank, answers);
        for (const one of rules) {
          one.onlyIf?.(picture);
          one.urgency?.(picture);
          const { text } = wordsOf(one, picture, 'en');
          expect(text.length).toBeGreaterThan(40);
          expect(text.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  const good = { id: 'repayment-plan', area: 'debt' } as const;

  it.each([
    [
      'an unknown question',
      rule({ ...good, steps: [{ question: 'debt-yacht', from: ['a'], to: 'b' }] }),
      /no question debt-yacht/,
    ],
    [
      'an unknown option',
      rule({ ...good, steps: [{ question: 'debt-missed', from: ['daily'], to: 'never' }] }),
      /no option daily/,
    ],
    [
      'an unknown target',
      rule({ ...good, steps: [{ question: 'debt-missed', from: ['few'], to: 'seldom' }] }),
      /cannot be answered with seldom/,
    ],
    [
      'a target that is no better',
      rule({ ...good, steps: [{ question: 'debt-missed', from: ['few'], to: 'behind' }] }),
      /no better than few/,
    ],
    ['neither steps nor a condition', rule(good), /applies/],
  ])('is refused with %s', (_name, bad, message) => {
    expect(ruleProblems(bad, questionBank).join()).toMatch(message);
  });
});

it('no advice lowers the score of any user', () => {
  // A user is only asked about debts that they have.
  const possible = anyAnswers.map((answers) => {
    return answers.filter(
      ({ questionId }) => gateState(questionOf({ questionBank }, questionId), answers) !== 'closed',
    );
  });
  const anyAsked = fc.oneof(
    possible,
    fc.tuple(anyRespondent, fc.nat()).map(([respond, seed]) => takeQuiz(respond, { total: 10, seed })),
  );
  fc.assert(
    fc.property(anyAsked, (answers) => {
      const picture = pictureOf(questionBank, answers);
      const harmful = applyingRules(picture).filter((one) => (impactOf(one, picture) ?? 0) < 0);
      expect(harmful.map(({ id }) => id)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});
