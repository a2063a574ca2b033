import type { MetricName } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../src/quiz/answers';
import { scoreBeliefAfter, byMetric, metricNames, type ScoreBelief, type ByMetric } from '../../src/quiz/model';
import type { QuestionBank } from '../../src/quiz/question-bank';
import { scoreRangeHalfWidth } from '../../src/quiz/scoring';
import { sessionSeed, type QuizForm } from './forms';
import type { Person } from './population';

/** Results of one form. Errors are in points of 100, relative to the score after all questions of the question bank. */
export interface FormMeasurements {
  /** Root mean square error of each metric; `meanRmse` is the mean over the four metrics. */
  readonly rmse: ByMetric<number>;
  readonly meanRmse: number;
  /** Share of people whose score after all questions lies in the range that the quiz gave. */
  readonly coverage: ByMetric<number>;
  readonly paths: readonly (readonly GivenAnswer[])[];
}

/** A person's four scores before any cap. */
export type TrueScores = ScoreBelief['metrics'];

/** Returns the scores after all questions, which a quiz of ten questions estimates. Caps are not applied. */
export function trueScores(questionBank: QuestionBank, people: readonly Person[]): TrueScores[] {
  return people.map((person) => scoreBeliefAfter(questionBank, person).metrics);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lets every person answer a form, and compares the resulting scores with `truth`. */
export function measureForm(
  questionBank: QuestionBank,
  people: readonly Person[],
  truth: readonly TrueScores[],
  form: QuizForm,
  run: number,
): FormMeasurements {
  const squares: Record<MetricName, number[]> = { overall: [], emergency: [], debt: [], investment: [] };
  const inside: Record<MetricName, number[]> = { overall: [], emergency: [], debt: [], investment: [] };
  const paths = people.map((person, index) => form(person, sessionSeed(index, run)));
  paths.forEach((answers, index) => {
    const { metrics } = scoreBeliefAfter(questionBank, answers);
    for (const name of metricNames) {
      const real = truth[index]?.[name].mean ?? 0;
      const off = Math.abs(metrics[name].mean - real);
      squares[name].push(off ** 2);
      inside[name].push(off <= scoreRangeHalfWidth(name, metrics[name].variance) + 1e-9 ? 1 : 0);
    }
  });
  const rmse = byMetric((name) => Math.sqrt(mean(squares[name])));
  const coverage = byMetric((name) => mean(inside[name]));
  return { rmse, meanRmse: mean(metricNames.map((name) => rmse[name])), coverage, paths };
}
