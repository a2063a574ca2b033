import { answerPoints, gateState, type GateState, type GivenAnswer } from '../answers';
import { byArea, type ByArea } from '../question-bank';
import { itemsByArea, type QuestionItem } from './question-bank-model';
import { LATENT_POINT_COUNT } from './grid';
import type { LatentCurve } from './graded-response';

/** An area's score (0 to 100) as a sum: `certain` from answers; mean and variance, given theta, of the unanswered part. */
export interface AreaOutlook {
  readonly certain: number;
  readonly mean: LatentCurve;
  readonly variance: LatentCurve;
  /** Number of answers with points in the area; `applicable` is the number of its questions whose gate is not closed. */
  readonly answered: number;
  readonly applicable: number;
}

// A local copy, because each use of an imported constant looks up a property, which is slow in inner loops.
const POINTS = LATENT_POINT_COUNT;

/** Weight of an answer whose slider was not moved; the rest of the question's weight counts as unanswered. */
const UNTOUCHED_SHARE = 0.5;

interface OutlookSum {
  certain: number;
  readonly mean: LatentCurve;
  readonly variance: LatentCurve;
}

/** Adds the expected points of an unanswered question, weighted by `share`. A plain loop is used for speed. */
function addUnansweredItem(sum: OutlookSum, share: number, mean: LatentCurve, variance: LatentCurve): void {
  for (let t = 0; t < POINTS; t += 1) {
    sum.mean[t] = (sum.mean[t] ?? 0) + share * (mean[t] ?? 0);
    sum.variance[t] = (sum.variance[t] ?? 0) + share * share * (variance[t] ?? 0);
  }
}

/** Adds the points of a question: those of a closed gate, those of the answer, or else the expected points. */
function addItem(
  sum: OutlookSum,
  item: QuestionItem,
  gate: GateState,
  points: number | null,
  isUnmovedSlider: boolean,
): void {
  const { question, share } = item;
  if (gate === 'closed') {
    sum.certain += share * (question.closedPoints ?? 0);
  } else if (points === null) {
    const { mean, variance } = gate === 'unknown' ? item.unsure : item;
    addUnansweredItem(sum, share, mean, variance);
  } else if (isUnmovedSlider) {
    sum.certain += share * UNTOUCHED_SHARE * points;
    addUnansweredItem(sum, share * (1 - UNTOUCHED_SHARE), item.mean, item.variance);
  } else {
    sum.certain += share * points;
  }
}

function outlookOf(items: readonly QuestionItem[], answers: readonly GivenAnswer[]): AreaOutlook {
  const sum: OutlookSum = { certain: 0, mean: new Float64Array(POINTS), variance: new Float64Array(POINTS) };
  let answered = 0;
  let applicable = 0;
  for (const item of items) {
    const { question } = item;
    const gate = gateState(question, answers);
    const given = answers.find(({ questionId }) => questionId === question.id);
    const points = given ? answerPoints(question, given.answer) : null;
    if (points !== null) answered += 1;
    if (gate !== 'closed') applicable += 1;
    addItem(sum, item, gate, points, question.type === 'scale' && given?.touched === false);
  }
  return { ...sum, answered, applicable };
}

export function areaOutlooksOf(answers: readonly GivenAnswer[]): ByArea<AreaOutlook> {
  return byArea((area) => outlookOf(itemsByArea[area], answers));
}
