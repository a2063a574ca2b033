import { areaLabels, isScoredArea, scoredAreas } from './areas';
import type { BankQuestion } from './bank-schema';
import { roles } from './bank-schema';

type Questions = readonly BankQuestion[];

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every value a selection question can be answered with, "prefer not to say" apart. */
export function valuesOf(question: BankQuestion): string[] {
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice') return [];
  const none = question.type === 'multiple_choice' && question.none ? [question.none.value] : [];
  return [...question.options.map(({ value }) => value), ...none];
}

function spanProblems(question: BankQuestion): string[] {
  if (!isScoredArea(question.area)) return [];
  if (question.type === 'single_choice') {
    const given = question.options.map(({ points }) => points);
    // Behind a gate the best answer may be not to have the thing at all.
    const reachesTop = question.gate !== undefined || Math.max(...given) === 100;
    return Math.min(...given) === 0 && reachesTop ? [] : [`${question.id}: the points must reach from 0 to 100`];
  }
  if (question.type === 'multiple_choice' && question.scoring === 'additive') {
    const worst = question.options.reduce((sum, { penalty }) => sum + penalty, 0);
    return worst >= 100 ? [] : [`${question.id}: all penalties together must reach 100`];
  }
  return [];
}

function gateProblems(question: BankQuestion, questions: Questions): string[] {
  const { gate } = question;
  if (!gate) return question.closedPoints === undefined ? [] : [`${question.id}: closedPoints without a gate`];
  const target = questions.find(({ id }) => id === gate.question);
  if (!target) return [`${question.id}: its gate names the unknown question ${gate.question}`];
  if (target.gate || target.opening === undefined) return [`${question.id}: a gate must be a question that everyone is asked`];
  return gate.anyOf
    .filter((value) => !valuesOf(target).includes(value))
    .map((value) => `${question.id}: its gate names the unknown option ${gate.question}/${value}`);
}

function enemyProblems(question: BankQuestion, questions: Questions): string[] {
  return question.enemies
    .filter((enemy) => enemy === question.id || !questions.some(({ id }) => id === enemy))
    .map((enemy) => `${question.id}: ${enemy} cannot be its enemy`);
}

function areaProblems(questions: Questions): string[] {
  return scoredAreas.flatMap((area) => {
    const anchors = questions.filter((question) => question.area === area && question.anchor).length;
    return anchors === 1 ? [] : [`${areaLabels[area]} needs exactly one anchor and has ${anchors}`];
  });
}

function minimumProblems(questions: Questions): string[] {
  const openers = ([1, 2] as const)
    .filter((place) => questions.filter(({ opening }) => opening === place).length !== 1)
    .map((place) => `exactly one question must have the opening ${place}`);
  const missingRoles = roles
    .filter((role) => !questions.some((question) => question.role === role))
    .map((role) => `no question has the role ${role}`);
  const types = (['scale', 'text'] as const)
    .filter((type) => !questions.some((question) => question.type === type && !question.gate))
    .map((type) => `no ungated question is of type ${type}`);
  return [...openers, ...missingRoles, ...types];
}

/** What is wrong with a bank whose questions are well formed one by one; empty when it can be used. */
export function bankProblems(questions: Questions): string[] {
  return [
    ...duplicates(questions.map(({ id }) => id)).map((id) => `${id} stands twice in the bank`),
    ...questions.flatMap((question) => [
      ...duplicates(valuesOf(question)).map((value) => `${question.id}: the option ${value} stands twice`),
      ...spanProblems(question),
      ...gateProblems(question, questions),
      ...enemyProblems(question, questions),
    ]),
    ...areaProblems(questions),
    ...minimumProblems(questions),
  ];
}
