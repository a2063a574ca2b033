import { SKIP, type Answer } from '@verdant/shared/contract';
import { answerPoints } from '../answers';
import { discriminations, type QuestionDefinition, type QuestionOption } from '../question-bank';
import { latentPoints } from './grid';
import { boundariesFor, boundaryFor, gradedCategories, type LatentCurve } from './graded-response';

export interface ExpectedAnswers {
  /** P(category | theta) for each category of answers, the unhealthiest category first. */
  readonly categories: readonly LatentCurve[];
  readonly mean: LatentCurve;
  readonly variance: LatentCurve;
  /** P(answer | theta), up to a constant factor; null if the answer says nothing about theta. */
  readonly likelihood: (answer: Answer, touched: boolean) => LatentCurve | null;
}

const BEST = 100;
/** Discrimination of sliders relative to named options; it is lower, because answers on a slider are noisier. */
const SCALE_DISCRIMINATION = 0.8;
/** Discrimination of an untouched slider relative to a moved one. */
const UNTOUCHED_DISCRIMINATION = 0.5;
/**
 * Width in points of the bands into which answers to a multiple choice are grouped, for the expected gain of the question.
 */
const BAND = 20;

function constantCurve(value: number): LatentCurve {
  return latentPoints.map(() => value);
}

function momentsOf(
  categories: readonly LatentCurve[],
  points: readonly number[],
): Pick<ExpectedAnswers, 'mean' | 'variance'> {
  const moment = (power: number) =>
    latentPoints.map((_, t) =>
      categories.reduce((sum, curve, c) => sum + (curve[t] ?? 0) * (points[c] ?? 0) ** power, 0),
    );
  const mean = moment(1);
  const square = moment(2);
  return { mean, variance: square.map((value, t) => Math.max(0, value - (mean[t] ?? 0) ** 2)) };
}

function modelOrderedQuestion(question: QuestionDefinition, population: LatentCurve): ExpectedAnswers {
  const worstFirst = question.options.toReversed();
  const shares = worstFirst.map(({ share }) => share ?? 0);
  const sharpness = question.type === 'scale' ? SCALE_DISCRIMINATION : 1;
  const discrimination = discriminations[question.strength] * sharpness;
  const boundaries = boundariesFor(shares, discrimination, population);
  const categories = gradedCategories(discrimination, boundaries);
  const flat = gradedCategories(discrimination * UNTOUCHED_DISCRIMINATION, boundaries);
  return {
    categories,
    ...momentsOf(
      categories,
      worstFirst.map(({ points }) => points),
    ),
    likelihood: (answer, touched) =>
      (touched ? categories : flat)[worstFirst.findIndex(({ value }) => value === answer)] ?? null,
  };
}

/** Returns P(ticked | theta), which rises with health for good habits and falls for debts. */
function tickCurve(option: QuestionOption, question: QuestionDefinition, population: LatentCurve): LatentCurve {
  const share = (option.share ?? 50) / 100;
  const isGood = question.scoring === 'coverage';
  // Options without a penalty, such as people to care for, say nothing about theta.
  if (!isGood && option.penalty === 0) return constantCurve(share);
  const discrimination = discriminations[option.strength ?? question.strength];
  const boundary = boundaryFor(isGood ? share : 1 - share, discrimination, population);
  const [less = constantCurve(0), more = constantCurve(0)] = gradedCategories(discrimination, [boundary]);
  return isGood ? more : less;
}

/** Returns P(ticked | theta) for the options of a multiple choice. */
export function tickProbabilities(question: QuestionDefinition, population: LatentCurve): LatentCurve[] {
  return question.options.map((option) => tickCurve(option, question, population));
}

function pointsOfTicks(question: QuestionDefinition, ticked: readonly boolean[]): number {
  const values = question.options.filter((_option, index) => ticked[index]).map(({ value }) => value);
  return answerPoints(question, values) ?? (question.scoring === 'coverage' ? 0 : BEST);
}

function ticksLikelihood(curves: readonly LatentCurve[], ticked: readonly boolean[]): LatentCurve {
  return latentPoints.map((_, t) =>
    curves.reduce((product, curve, index) => product * (ticked[index] ? (curve[t] ?? 0) : 1 - (curve[t] ?? 0)), 1),
  );
}

function pointBandsOf(likelihoods: readonly LatentCurve[], points: readonly number[]): LatentCurve[] {
  const bands = Array.from({ length: BEST / BAND }, () => constantCurve(0));
  likelihoods.forEach((likelihood, code) => {
    const band = bands[Math.min(bands.length - 1, Math.floor((points[code] ?? 0) / BAND))];
    likelihood.forEach((value, t) => band && (band[t] = (band[t] ?? 0) + value));
  });
  return bands;
}

/** Returns the model of a multiple choice. Options are independent given theta, so probabilities multiply. */
function modelMultipleChoice(question: QuestionDefinition, population: LatentCurve): ExpectedAnswers {
  const curves = tickProbabilities(question, population);
  const combinations = Array.from({ length: 2 ** question.options.length }, (_, code) =>
    question.options.map((_option, bit) => ((code >> bit) & 1) === 1),
  );
  const points = combinations.map((ticked) => pointsOfTicks(question, ticked));
  const likelihoods = combinations.map((ticked) => ticksLikelihood(curves, ticked));
  return {
    categories: pointBandsOf(likelihoods, points),
    ...momentsOf(likelihoods, points),
    likelihood: (answer) => {
      if (!Array.isArray(answer) || answer.length === 0 || answer.includes(SKIP)) return null;
      return ticksLikelihood(
        curves,
        question.options.map(({ value }) => answer.includes(value)),
      );
    },
  };
}

/**
 * Returns the answer model of a question, fitted to the question's shares in `population`, p(theta). Returns null for
 * questions without a score, such as profile questions.
 */
export function expectedAnswersOf(question: QuestionDefinition, population: LatentCurve): ExpectedAnswers | null {
  if (question.area === 'profile') return null;
  if (question.type !== 'multiple_choice') return modelOrderedQuestion(question, population);
  return question.scoring === 'none' ? null : modelMultipleChoice(question, population);
}
