import { answerPoints, gateState, type GivenAnswer } from '../answers';
import { byArea, type ByArea } from '../question-bank';
import type { QuestionBankModel, Item } from './question-bank-model';
import { latentPoints } from './grid';
import type { Curve } from './graded-response';

/** What is certain of an area's score (0 to 100), and what the questions that are still open would add to it. */
export interface Outlook {
  readonly certain: number;
  /** Mean and variance of the open rest given theta. */
  readonly mean: Curve;
  readonly variance: Curve;
  /** Scored answers, and how many questions apply to this person as far as is known. */
  readonly answered: number;
  readonly applicable: number;
}

/** One question's part in its area's score. */
export interface Part {
  readonly certain: number;
  readonly mean: Curve | null;
  readonly variance: Curve | null;
}

/** An untouched slider counts half as the answer it was sent with. */
const UNTOUCHED_SHARE = 0.5;

function certainPart(certain: number): Part {
  return { certain, mean: null, variance: null };
}

function openPart(share: number, mean: Curve, variance: Curve, certain = 0): Part {
  return {
    certain,
    mean: mean.map((value) => share * value),
    variance: variance.map((value) => share ** 2 * value),
  };
}

/** Points of the answer to a question; null when it has none or carries no information. */
function pointsOf({ question }: Item, answers: readonly GivenAnswer[]): number | null {
  const given = answers.find(({ questionId }) => questionId === question.id);
  return given ? answerPoints(question, given.answer) : null;
}

function isUntouched({ question }: Item, answers: readonly GivenAnswer[]): boolean {
  return (
    question.type === 'scale' &&
    answers.some(({ questionId, touched }) => questionId === question.id && touched === false)
  );
}

/** What one question adds: its points when answered, the points of a closed gate, else what is to be expected. */
function partOf(item: Item, answers: readonly GivenAnswer[]): Part {
  const { question, share } = item;
  const gate = gateState(question, answers);
  if (gate === 'closed') return certainPart(share * (question.closedPoints ?? 0));
  const points = pointsOf(item, answers);
  if (points === null) {
    const { mean, variance } = gate === 'unknown' ? item.unsure : item;
    return openPart(share, mean, variance);
  }
  if (!isUntouched(item, answers)) return certainPart(share * points);
  return openPart(share * (1 - UNTOUCHED_SHARE), item.mean, item.variance, share * UNTOUCHED_SHARE * points);
}

function sumOf(curves: readonly (Curve | null)[]): Curve {
  const sum = new Float64Array(latentPoints.length);
  for (const curve of curves) curve?.forEach((value, t) => (sum[t] = (sum[t] ?? 0) + value));
  return sum;
}

function outlookOf(items: readonly Item[], answers: readonly GivenAnswer[]): Outlook {
  const parts = items.map((item) => partOf(item, answers));
  return {
    certain: parts.reduce((sum, { certain }) => sum + certain, 0),
    mean: sumOf(parts.map(({ mean }) => mean)),
    variance: sumOf(parts.map(({ variance }) => variance)),
    answered: items.filter((item) => pointsOf(item, answers) !== null).length,
    applicable: items.filter(({ question }) => gateState(question, answers) !== 'closed').length,
  };
}

/** The outlook of every area after these answers. */
export function outlooksOf(model: QuestionBankModel, answers: readonly GivenAnswer[]): ByArea<Outlook> {
  return byArea((area) => outlookOf(model.byArea[area], answers));
}
