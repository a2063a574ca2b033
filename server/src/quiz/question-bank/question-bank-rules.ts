import { areaLabels, areas, scoredAreas } from './areas';
import type { QuestionDefinition, Contradiction } from './question-bank-schema';
import { roles } from './question-bank-schema';
import { duplicates, questionProblems } from './question-rules';
import { isScored, valuesOf } from './scored-question';

type Questions = readonly QuestionDefinition[];

const find = (questions: Questions, id: string) => questions.find((question) => question.id === id);

function closedPointProblems(question: QuestionDefinition): string[] {
  const closed = question.closedPoints !== undefined;
  if (closed && !question.gate) return [`${question.id}: closedPoints without a gate`];
  return question.gate && isScored(question) && !closed
    ? [`${question.id}: a scored question with a gate needs closedPoints`]
    : [];
}

function gateProblems(question: QuestionDefinition, questions: Questions): string[] {
  const { gate } = question;
  if (!gate) return [];
  const target = find(questions, gate.question);
  if (!target) return [`${question.id}: its gate names the unknown question ${gate.question}`];
  if (target.gate || target.opening === undefined) {
    return [`${question.id}: a gate must be a question that everyone is asked`];
  }
  return gate.anyOf
    .filter((value) => !valuesOf(target).includes(value))
    .map((value) => `${question.id}: its gate names the unknown option ${gate.question}/${value}`);
}

function enemyProblems(question: QuestionDefinition, questions: Questions): string[] {
  return question.enemies.flatMap((id) => {
    const enemy = find(questions, id);
    if (!enemy || id === question.id) return [`${question.id}: ${id} cannot be its enemy`];
    if (!enemy.enemies.includes(question.id)) return [`${question.id}: its enemy ${id} must name it too`];
    const bothOpen = question.opening !== undefined && enemy.opening !== undefined;
    return bothOpen ? [`${question.id}: its enemy ${id} is always asked as well`] : [];
  });
}

function areaProblems(questions: Questions): string[] {
  const empty = areas
    .filter((area) => !questions.some((question) => question.area === area))
    .map((area) => `${areaLabels[area]} has no question`);
  const anchors = scoredAreas.flatMap((area) => {
    const count = questions.filter((question) => question.area === area && question.anchor).length;
    return count === 1 ? [] : [`${areaLabels[area]} needs exactly one anchor and has ${count}`];
  });
  return [...empty, ...anchors];
}

function openingProblems(questions: Questions): string[] {
  return ([1, 2] as const)
    .filter((place) => questions.filter(({ opening }) => opening === place).length !== 1)
    .map((place) => `exactly one question must have the opening ${place}`);
}

interface Need {
  readonly name: string;
  readonly serves: (question: QuestionDefinition) => boolean;
}

/** What every quiz is promised to ask about, whatever someone answers: so only ungated questions can serve. */
const needs: readonly Need[] = [
  ...(['cash_flow', 'emergency_fund', 'investing'] as const).map((area) => ({
    name: `anchor of ${areaLabels[area]}`,
    serves: (question: QuestionDefinition) => question.area === area && question.anchor,
  })),
  // Who owes nothing has missed no repayment.
  ...roles
    .filter((role) => role !== 'missed')
    .map((role) => ({ name: `role ${role}`, serves: (question: QuestionDefinition) => question.role === role })),
];

/** Needs that nothing serves, and pairs of needs of which enemies would always leave one unserved. */
function needProblems(questions: Questions): string[] {
  const served = needs.map((need) => ({
    name: need.name,
    by: questions.filter((question) => !question.gate && need.serves(question)),
  }));
  const unserved = served.filter(({ by }) => by.length === 0).map(({ name }) => `no ungated question has the ${name}`);
  const clashes = served.flatMap((first, index) =>
    served
      .slice(index + 1)
      .filter((second) => first.by.length > 0 && second.by.length > 0)
      .filter((second) => first.by.every((one) => second.by.every((other) => one.enemies.includes(other.id))))
      .map((second) => `enemies serve the ${first.name} and the ${second.name}: only one of them could be asked`),
  );
  return [...unserved, ...clashes];
}

function extraProblems({ id, area, extra, type, options }: QuestionDefinition): string[] {
  if (extra && area !== 'profile') return [`${id}: only questions of the profile are extras`];
  return type === 'text' && !extra && options.length === 0 ? [`${id}: a text without steps is an extra`] : [];
}

function contradictionProblems({ first, second, clarify }: Contradiction, questions: Questions): string[] {
  const unknown = [first, second].flatMap((side) => {
    const question = find(questions, side.question);
    if (!question) return [`a contradiction names the unknown question ${side.question}`];
    return side.anyOf
      .filter((value) => !valuesOf(question).includes(value))
      .map((value) => `a contradiction names the unknown option ${side.question}/${value}`);
  });
  if (clarify !== undefined && !find(questions, clarify)) unknown.push(`${clarify} cannot clarify a contradiction`);
  const enemies = find(questions, first.question)?.enemies.includes(second.question) ?? false;
  const never = enemies || first.question === second.question;
  return never
    ? [...unknown, `${first.question} and ${second.question} are never both asked and cannot contradict each other`]
    : unknown;
}

/** What is wrong with a question bank whose questions are well formed one by one; empty when it can be used. */
export function questionBankProblems(questions: Questions, contradictions: readonly Contradiction[]): string[] {
  return [
    ...duplicates(questions.map(({ id }) => id)).map((id) => `${id} stands twice in the question bank`),
    ...questions.flatMap((question) => [
      ...questionProblems(question),
      ...closedPointProblems(question),
      ...gateProblems(question, questions),
      ...enemyProblems(question, questions),
      ...extraProblems(question),
    ]),
    ...areaProblems(questions),
    ...openingProblems(questions),
    ...needProblems(questions),
    ...contradictions.flatMap((contradiction) => contradictionProblems(contradiction, questions)),
  ];
}
