import { answerPoints } from '../../quiz/answers';
import { questionBank, getAnswerValues } from '../../quiz/question-bank';
import { filterKnownAnswers } from '../user-facts';
import type { Rule } from '../recommendations/rule';
import type { AnswerStep } from '../recommendations/step';

function stepProblems(step: AnswerStep): string[] {
  const question = questionBank.byId.get(step.question);
  if (!question) return [`the question bank has no question ${step.question}`];
  const [to] = filterKnownAnswers([{ questionId: question.id, answer: step.to }]);
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

/** Test kit: returns descriptions of the mistakes in a rule's definition; an empty list for a correct rule. */
export function ruleProblems(rule: Rule): string[] {
  const problems = rule.steps.flatMap((step) => stepProblems(step));
  if (rule.steps.length === 0 && !rule.onlyIf) problems.push('it never applies');
  return problems.map((problem) => `${rule.id}: ${problem}`);
}
