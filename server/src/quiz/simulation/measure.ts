import type { MetricName } from '@verdant/shared/contract';
import { answerPoints, type GivenAnswer } from '../answers';
import { beliefAfter, byMetric, metricNames, metricWeights, type Belief, type ByMetric } from '../model';
import { byArea, isScored, scoredAreas, type QuestionBank, type ScoredArea } from '../question-bank';
import { halfWidth } from '../scoring';
import { sessionSeed, type Form } from './forms';
import type { Person } from './population';

/** Of someone who answered nothing. */
const MIDDLE = 50;

/**
 * The four scores without a model: the weighted mean of an area's answers; an area without an answer takes the mean of
 * the others. What choosing questions brings is one thing, what scoring them with the model brings another.
 */
function plainMeans(questionBank: QuestionBank, answers: readonly GivenAnswer[]): ByMetric<number> {
  const points = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    const value = question && isScored(question) ? answerPoints(question, answer) : null;
    return question && value !== null ? [{ area: question.area, value, weight: question.weight }] : [];
  });
  const meanOf = (some: typeof points) => {
    const weight = some.reduce((sum, one) => sum + one.weight, 0);
    return weight === 0 ? null : some.reduce((sum, one) => sum + one.weight * one.value, 0) / weight;
  };
  const elsewhere = meanOf(points) ?? MIDDLE;
  const areas = byArea((area: ScoredArea) => meanOf(points.filter((one) => one.area === area)) ?? elsewhere);
  return byMetric((name) => scoredAreas.reduce((sum, area) => sum + (metricWeights[name][area] ?? 0) * areas[area], 0));
}

/** What one way of asking achieved. Errors are points of 100 against the score of the whole question bank. */
export interface Measured {
  /** Root mean square error of each metric, and the mean of the four. */
  readonly rmse: ByMetric<number>;
  readonly meanRmse: number;
  /** Share of people of whom a score lies in the range that the quiz gave. */
  readonly coverage: ByMetric<number>;
  /** The answers of each person, for looking at paths. */
  readonly paths: readonly (readonly GivenAnswer[])[];
}

/** `means`: without a model, as most quizzes do it. */
export type Scoring = 'model' | 'means';

/** A person's four scores before any cap. */
export type TrueScores = Belief['metrics'];

/** The scores that answering everything would give: what a quiz of ten tries to foretell. Caps are rules on top of them. */
export function trueScores(questionBank: QuestionBank, people: readonly Person[]): TrueScores[] {
  return people.map((person) => beliefAfter(questionBank, person).metrics);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sends everyone through a form and compares with `truth`. */
export function measure(
  questionBank: QuestionBank,
  people: readonly Person[],
  truth: readonly TrueScores[],
  form: Form,
  run: number,
  scoring: Scoring = 'model',
): Measured {
  const squares: Record<MetricName, number[]> = { overall: [], emergency: [], debt: [], investment: [] };
  const inside: Record<MetricName, number[]> = { overall: [], emergency: [], debt: [], investment: [] };
  const paths = people.map((person, index) => form(person, sessionSeed(index, run)));
  paths.forEach((answers, index) => {
    const { metrics } = beliefAfter(questionBank, answers);
    const plain = scoring === 'means' ? plainMeans(questionBank, answers) : null;
    for (const name of metricNames) {
      const real = truth[index]?.[name].mean ?? 0;
      const off = Math.abs((plain ? plain[name] : metrics[name].mean) - real);
      squares[name].push(off ** 2);
      inside[name].push(off <= halfWidth(name, metrics[name].variance) + 1e-9 ? 1 : 0);
    }
  });
  const rmse = byMetric((name) => Math.sqrt(mean(squares[name])));
  const coverage = byMetric((name) => mean(inside[name]));
  return { rmse, meanRmse: mean(metricNames.map((name) => rmse[name])), coverage, paths };
}

/** How often each question was asked, as a share of all paths. */
export function exposure(paths: Measured['paths']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { questionId } of paths.flat()) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, count / paths.length]));
}
