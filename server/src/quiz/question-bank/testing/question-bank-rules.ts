import { areaLabels, areas, scoredAreas } from '../areas';
import {
  isScored,
  roles,
  getAnswerValues,
  type Contradiction,
  type QuestionDefinition,
  type ScoredQuestion,
} from '../question-bank-schema';
import { hasNoneOption, labelledValuesOf, questionBank } from '../question-bank';
import { questionTexts } from '../question-texts';

/** Allowed deviation of the sum of shares from 100, since shares are estimates in whole or half percents. */
const SHARE_TOLERANCE = 0.5;

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const problemUnless = (isRight: boolean, problem: string) => (isRight ? [] : [problem]);

const isDescending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));

/**
 * Reports points that do not fall strictly from option to option or do not reach from 100 to 0. Strictly falling points
 * ensure strictly rising thresholds.
 */
function pointProblems(question: ScoredQuestion): string[] {
  if (question.type !== 'multiple_choice') {
    const points = question.options.map((option) => option.points);
    const reach = Math.max(...points) === 100 && Math.min(...points) === 0;
    return [
      ...problemUnless(
        isDescending(points),
        `${question.id}: the points must fall from option to option, the healthiest first`,
      ),
      ...problemUnless(reach, `${question.id}: the points must reach from 100 to 0`),
    ];
  }
  if (question.scoring !== 'additive') return [];
  const worst = sum(question.options.map(({ penalty }) => penalty));
  return problemUnless(worst >= 100, `${question.id}: all penalties together must reach 100 and are ${worst}`);
}

function shareProblems(question: ScoredQuestion): string[] {
  const options: readonly { value: string; share?: number | undefined }[] = question.options;
  const missing = options.filter(({ share }) => share === undefined);
  if (missing.length > 0) return missing.map(({ value }) => `${question.id}: the option ${value} needs a share`);
  if (question.type === 'multiple_choice') return [];
  const total = sum(options.map(({ share }) => share ?? 0));
  const isWhole = Math.abs(total - 100) <= SHARE_TOLERANCE;
  return problemUnless(isWhole, `${question.id}: the shares must add up to 100 and are ${total}`);
}

/**
 * Reports shares of questions without a score. The model covers only scored questions, so such shares would have no effect.
 */
function strayShareProblems(question: QuestionDefinition): string[] {
  const options: readonly { share?: number | undefined }[] = question.options;
  const isBare = options.every(({ share }) => share === undefined);
  return problemUnless(isBare, `${question.id}: shares belong to scored questions only`);
}

/** Reports a text question whose steps do not fall down to 0, because every length of time must have a step. */
function stepProblems(question: QuestionDefinition): string[] {
  if (question.type !== 'text' || question.options.length === 0) return [];
  const starts = question.options.map(({ from }) => from);
  const isFull = isDescending(starts) && starts.at(-1) === 0;
  return problemUnless(isFull, `${question.id}: the steps must fall from the longest down to 0`);
}

function questionProblems(question: QuestionDefinition): string[] {
  return [
    ...duplicates(getAnswerValues(question)).map((value) => `${question.id}: the option ${value} stands twice`),
    ...stepProblems(question),
    ...(isScored(question) ? [...pointProblems(question), ...shareProblems(question)] : strayShareProblems(question)),
  ];
}

type Questions = readonly QuestionDefinition[];

const findQuestion = (questions: Questions, id: string) => questions.find((question) => question.id === id);

function closedPointProblems(question: QuestionDefinition): string[] {
  const { id, gate, closedPoints } = question;
  if (!gate) return problemUnless(closedPoints === undefined, `${id}: closedPoints without a gate`);
  const isComplete = closedPoints !== undefined || !isScored(question);
  return problemUnless(isComplete, `${id}: a scored question with a gate needs closedPoints`);
}

function gateProblems(question: QuestionDefinition, questions: Questions): string[] {
  const { gate } = question;
  if (!gate) return [];
  const target = findQuestion(questions, gate.question);
  if (!target) return [`${question.id}: its gate names the unknown question ${gate.question}`];
  if (target.gate || target.opening === undefined) {
    return [`${question.id}: a gate must be a question that everyone is asked`];
  }
  return gate.anyOf
    .filter((value) => !getAnswerValues(target).includes(value))
    .map((value) => `${question.id}: its gate names the unknown option ${gate.question}/${value}`);
}

function enemyProblems(question: QuestionDefinition, questions: Questions): string[] {
  return question.enemies.flatMap((id) => {
    const enemy = findQuestion(questions, id);
    if (!enemy || id === question.id) return [`${question.id}: ${id} cannot be its enemy`];
    if (!enemy.enemies.includes(question.id)) return [`${question.id}: its enemy ${id} must name it too`];
    const bothOpen = question.opening !== undefined && enemy.opening !== undefined;
    return problemUnless(!bothOpen, `${question.id}: its enemy ${id} is always asked as well`);
  });
}

function areaProblems(questions: Questions): string[] {
  const empty = areas
    .filter((area) => !questions.some((question) => question.area === area))
    .map((area) => `${areaLabels[area]} has no question`);
  const anchors = scoredAreas.flatMap((area) => {
    const count = questions.filter((question) => question.area === area && question.anchor).length;
    return problemUnless(count === 1, `${areaLabels[area]} needs exactly one anchor and has ${count}`);
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

/** Subjects of every quiz. Only questions without a gate serve a subject: a gate can exclude its question from a quiz. */
const needs: readonly Need[] = [
  ...(['cash_flow', 'emergency_fund', 'investing'] as const).map((area) => ({
    name: `anchor of ${areaLabels[area]}`,
    serves: (question: QuestionDefinition) => question.area === area && question.anchor,
  })),
  // The role `missed` is no need, because users without debts cannot miss a repayment.
  ...roles
    .filter((role) => role !== 'missed')
    .map((role) => ({ name: `role ${role}`, serves: (question: QuestionDefinition) => question.role === role })),
];

/** Returns needs that no question serves, and pairs of needs whose questions exclude each other (`enemies`). */
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
      .filter((second) => first.by.every((question) => second.by.every((other) => question.enemies.includes(other.id))))
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
    const question = findQuestion(questions, side.question);
    if (!question) return [`a contradiction names the unknown question ${side.question}`];
    return side.anyOf
      .filter((value) => !getAnswerValues(question).includes(value))
      .map((value) => `a contradiction names the unknown option ${side.question}/${value}`);
  });
  if (clarify !== undefined && !findQuestion(questions, clarify)) {
    unknown.push(`${clarify} cannot clarify a contradiction`);
  }
  const enemies = findQuestion(questions, first.question)?.enemies.includes(second.question) ?? false;
  const never = enemies || first.question === second.question;
  return never
    ? [...unknown, `${first.question} and ${second.question} are never both asked and cannot contradict each other`]
    : unknown;
}

function textProblems(question: QuestionDefinition): string[] {
  const texts = questionTexts.en.questions[question.id];
  if (!texts) return [`${question.id}: has no text in en`];
  const values = labelledValuesOf(question);
  const labelled = Object.keys(texts.options ?? {});
  return [
    ...values
      .filter((value) => !labelled.includes(value))
      .map((value) => `${question.id}: ${value} has no label in en`),
    ...labelled
      .filter((value) => !values.includes(value))
      .map((value) => `${question.id}: a label for no option ${value}`),
    ...problemUnless(
      hasNoneOption(question) === (texts.none !== undefined),
      `${question.id}: "none of these" and its label do not match`,
    ),
  ];
}

/**
 * Test kit: returns the rules that the question bank and its English texts break; empty for a valid question bank. The other
 * languages have the same texts.
 */
export function questionBankProblems(): string[] {
  const { questions, contradictions } = questionBank;
  return [
    ...duplicates(questions.map(({ id }) => id)).map((id) => `${id} stands twice in the question bank`),
    ...questions.flatMap((question) => [
      ...questionProblems(question),
      ...closedPointProblems(question),
      ...gateProblems(question, questions),
      ...enemyProblems(question, questions),
      ...extraProblems(question),
      ...textProblems(question),
    ]),
    ...areaProblems(questions),
    ...openingProblems(questions),
    ...needProblems(questions),
    ...contradictions.flatMap((contradiction) => contradictionProblems(contradiction, questions)),
    ...Object.keys(questionTexts.en.questions)
      .filter((id) => !findQuestion(questions, id))
      .map((id) => `${id}: a text in en without a question`),
  ];
}
