import fc from 'fast-check';
import { gateState, answerPoints } from '../../../quiz/answers';
import { anyAnswers, anyQuiz, propertyRunCount } from '../../../quiz/testing/respondents';
import { userFactsOf, questionOf, filterValidAnswers } from '../../user-facts';
import { userFactsFrom, type Answers } from '../../testing/given';
import { ruleCases } from '../../testing/rule-cases';
import { adviceStepsOf } from '../advice-steps';
import { estimateScoreGain, impactText } from '../impact';
import { findApplicableRules, recommend } from '../recommend';
import { textsIn } from '../../texts';
import { userAdviceTextsOf, type Rule } from '../rule';
import { rules } from '.';
import { questionBank, getAnswerValues } from '../../../quiz/question-bank';
import type { AnswerStep } from '../step';

function stepProblems(step: AnswerStep): string[] {
  const question = questionBank.byId.get(step.question);
  if (!question) return [`the question bank has no question ${step.question}`];
  const [to] = filterValidAnswers([{ questionId: question.id, answer: step.to }]);
  const after = to ? answerPoints(question, to.answer) : null;
  if (after === null) return [`${step.question} cannot be answered with ${String(step.to)}`];
  if (typeof step.from === 'function') return [];
  const unknown = step.from.filter((value) => !getAnswerValues(question).includes(value));
  const pointless = step.from
    .filter((value) => !unknown.includes(value))
    .filter((value) => (answerPoints(question, question.type === 'multiple_choice' ? [value] : value) ?? 0) >= after);
  return [
    ...unknown.map((value) => `${step.question} has no option ${value}`),
    ...pointless.map((value) => `${step.question}: ${String(step.to)} is no better than ${value}`),
  ];
}

/** Returns descriptions of the mistakes in a rule's definition; an empty list for a correct rule. */
function ruleProblems(rule: Rule): string[] {
  const problems = rule.steps.flatMap((step) => stepProblems(step));
  if (rule.steps.length === 0 && !rule.onlyIf) problems.push('it never applies');
  return problems.map((problem) => `${rule.id}: ${problem}`);
}

const idsFor = (answers: Answers) => findApplicableRules(userFactsFrom(answers)).map(({ id }) => id);

describe('each rule', () => {
  it.each(ruleCases)(
    '%s is shown to a user with the answers %j and does not apply to the answers %j',
    (id, calls, doesNot) => {
      expect(recommend(userFactsFrom(calls), 'en').map((advice) => advice.id)).toContain(id);
      expect(idsFor(doesNot)).not.toContain(id);
    },
  );

  it('has a test case, a unique id and texts; no text lacks a rule', () => {
    expect([...new Set(ruleCases.map(([id]) => id))].sort()).toEqual(rules.map(({ id }) => id).sort());
    expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(textsIn('en').rules).sort());
  });

  it('describes the steps of its advice, and states the minutes that each step takes', () => {
    expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(textsIn('en').steps).sort());
    for (const { id } of rules) expect(adviceStepsOf(id, 'en').map(({ minutes }) => minutes > 1)).not.toContain(false);
  });

  it.each(ruleCases)(
    '%s raises the score of a user with the answers %j, or describes its benefit in words',
    (id, calls) => {
      const facts = userFactsFrom(calls);
      const applying = rules.find((rule) => rule.id === id);
      if (!applying) throw new Error(`no rule ${id}`);
      const impact = estimateScoreGain(applying, facts);
      const { effect } = userAdviceTextsOf(applying, facts, 'en');
      if (impact === null) expect(effect).toMatch(/\w+/);
      else expect(impact).toBeGreaterThan(0);
      expect(impactText(effect, impact, { value: 60, confidence: 'high' }, 'en')).not.toBe('');
    },
  );

  it('the rule about investment risk does not apply if no question on investing was answered', () => {
    expect(idsFor({ 'profile-goal': 'soon', 'profile-risk-choice': 'wide', 'emergency-months': 'days' })).not.toContain(
      'risk-fit',
    );
  });
});

describe('advice on a topic that the quiz did not ask about', () => {
  const careless = {
    'protection-review': 'never',
    'protection-income': 'nothing',
    'protection-scams': ['none'],
  };

  it('is given if the other answers make the advice likely to be useful', () => {
    expect(idsFor(careless)).toContain('will');
    expect(
      idsFor({
        'protection-review': 'past_year',
        'protection-income': 'covered',
        'protection-scams': ['passwords', 'second_step', 'call_back', 'statements'],
      }),
    ).not.toContain('will');
  });

  it('is not given to a user who skipped the question, or to whom the topic does not apply', () => {
    expect(idsFor({ ...careless, 'protection-will': 'skip' })).not.toContain('will');
    expect(idsFor({ ...careless, 'protection-dependants': 'nobody' })).not.toContain('dependants');
  });
});

describe('the content of the rules', () => {
  it('refers only to existing questions and options, and each step leads to a healthier answer', () => {
    expect(rules.flatMap((rule) => ruleProblems(rule))).toEqual([]);
  });

  it('causes no error for any answers, and each text has 41 to 300 characters', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const facts = userFactsOf(answers);
        for (const rule of rules) {
          rule.onlyIf?.(facts);
          rule.urgency?.(facts);
          const { text } = userAdviceTextsOf(rule, facts, 'en');
          expect(text.length).toBeGreaterThan(40);
          expect(text.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: propertyRunCount(100) },
    );
  });
});

it('no advice lowers the score of any user', () => {
  // Removes answers that the quiz makes impossible, because the quiz asks about a debt only if the user has this debt.
  const possible = anyAnswers.map((answers) => {
    return answers.filter(({ questionId }) => gateState(questionOf(questionId), answers) !== 'closed');
  });
  fc.assert(
    fc.property(fc.oneof(possible, anyQuiz), (answers) => {
      const facts = userFactsOf(answers);
      const harmful = findApplicableRules(facts).filter((rule) => (estimateScoreGain(rule, facts) ?? 0) < 0);
      expect(harmful.map(({ id }) => id)).toEqual([]);
    }),
    { numRuns: propertyRunCount(200) },
  );
});
