import type { QuizHistory } from '../contract';

export interface Trend {
  readonly title: string;
  readonly points: readonly TrendPoint[];
}

export interface TrendPoint {
  readonly completedAt: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly dots?: readonly number[] | undefined;
}

/** Returns the metrics with at least two scores, in the order of the newest quiz. */
export function metricTrendsOf({ quizzes }: Pick<QuizHistory, 'quizzes'>): Trend[] {
  const scored = quizzes.filter(({ status }) => status === 'scored');
  const newest = scored.at(-1)?.metrics ?? [];
  return newest
    .map(({ title }) => ({
      title,
      points: scored.flatMap(({ completed_at, metrics }) =>
        metrics
          .filter((metric) => metric.title === title)
          .map(({ title: _title, ...point }) => ({ completedAt: completed_at, ...point })),
      ),
    }))
    .filter(({ points }) => points.length >= 2);
}

/** Makes labels unique: a second quiz of one day becomes `22 Nov 2026 (2)`. */
export function uniqueLabels(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}
