import { SKIP } from '@verdant/shared/contract';
import { areaLabels, areas, scoredAreas } from '../areas';
import {
  getAnswerValues,
  isScored,
  SCALE_STEPS,
  type Contradiction,
  type QuestionDefinition,
  type QuestionOption,
} from '../question-definition';
import { labelledValuesOf, questionBank, questionTexts } from '../question-bank';

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
function pointProblems(question: QuestionDefinition): string[] {
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

function shareProblems(question: QuestionDefinition): string[] {
  const { options } = question;
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
  const isBare = question.options.every(({ share }) => share === undefined);
  return problemUnless(isBare, `${question.id}: shares belong to scored questions only`);
}

/** Reports a text question whose steps do not fall down to 0, because every length of time must have a step. */
function stepProblems(question: QuestionDefinition): string[] {
  if (question.type !== 'text' || question.options.length === 0) return [];
  const starts = question.options.map(({ from = NaN }) => from);
  const isFull = isDescending(starts) && starts.at(-1) === 0;
  return problemUnless(isFull, `${question.id}: the steps must fall from the longest down to 0`);
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OPTION_VALUE = /^[a-z0-9]+(_[a-z0-9]+)*$/;
/** Maximum number of options of a multiple choice, because every combination has a probability. */
const MAX_TICKS = 9;

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
const isValidOption = ({ value, points, penalty, share = 1 }: QuestionOption) =>
  OPTION_VALUE.test(value) &&
  value !== SKIP &&
  isBetween(points, 0, 100) &&
  isBetween(penalty, 0, 100) &&
  isBetween(share, 0.5, 99);

function shapeProblems({ id, type, seconds, options }: QuestionDefinition): string[] {
  const [least, most] = {
    single_choice: [2, 9],
    multiple_choice: [2, MAX_TICKS],
    scale: [SCALE_STEPS, SCALE_STEPS],
    text: [0, 9],
  }[type];
  return [
    ...problemUnless(ID.test(id), `${id}: an id is made of a-z, 0-9 and hyphens`),
    ...problemUnless(isBetween(seconds, 3, 60), `${id}: a question takes 3 to 60 seconds`),
    ...problemUnless(isBetween(options.length, least ?? 0, most ?? 0), `${id}: has ${options.length} options`),
    ...options
      .filter((option) => !isValidOption(option))
      .map(({ value }) => `${id}: the option ${value} has an invalid value, points or share`),
  ];
}

function questionProblems(question: QuestionDefinition): string[] {
  return [
    ...shapeProblems(question),
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
    const count = questions.filter((question) => question.area === area && question.strength === 'anchor').length;
    return problemUnless(count === 1, `${areaLabels[area]} needs exactly one anchor and has ${count}`);
  });
  return [...empty, ...anchors];
}

function openingProblems(questions: Questions): string[] {
  return ([1, 2] as const)
    .filter((place) => questions.filter(({ opening }) => opening === place).length !== 1)
    .map((place) => `exactly one question must have the opening ${place}`);
}

function extraProblems({ id, area, extra, type, options }: QuestionDefinition): string[] {
  if (extra && area !== 'profile') return [`${id}: only questions of the profile are extras`];
  return type === 'text' && !extra && options.length === 0 ? [`${id}: a text without steps is an extra`] : [];
}

function contradictionProblems([first, second, clarify]: Contradiction, questions: Questions): string[] {
  const unknown = [first, second].flatMap(([id, ...anyOf]) => {
    const question = findQuestion(questions, id);
    if (!question) return [`a contradiction names the unknown question ${id}`];
    return anyOf
      .filter((value) => !getAnswerValues(question).includes(value))
      .map((value) => `a contradiction names the unknown option ${id}/${value}`);
  });
  if (clarify !== undefined && !findQuestion(questions, clarify)) {
    unknown.push(`${clarify} cannot clarify a contradiction`);
  }
  const areEnemies = findQuestion(questions, first[0])?.enemies.includes(second[0]) ?? false;
  return areEnemies || first[0] === second[0]
    ? [...unknown, `${first[0]} and ${second[0]} are never both asked and cannot contradict each other`]
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
      question.none === (texts.none !== undefined),
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
    ...contradictions.flatMap((contradiction) => contradictionProblems(contradiction, questions)),
    ...Object.keys(questionTexts.en.questions)
      .filter((id) => !findQuestion(questions, id))
      .map((id) => `${id}: a text in en without a question`),
  ];
}
