import type { QuizHistory } from '@verdant/shared/contract';

/** A metric over time, the oldest first. */
export interface Trend {
  readonly title: string;
  readonly points: readonly {
    readonly completedAt: string;
    readonly value: number;
    readonly range: readonly [number, number];
  }[];
}

/** Every metric that at least two quizzes have a score for, in the order of the newest. */
export function trendsOf({ quizzes }: Pick<QuizHistory, 'quizzes'>): Trend[] {
  const scored = quizzes.filter(({ status }) => status === 'scored');
  const newest = scored.at(-1)?.metrics ?? [];
  return newest
    .map(({ title }) => ({
      title,
      points: scored.flatMap(({ completed_at, metrics }) =>
        metrics
          .filter((metric) => metric.title === title)
          .map(({ value, range }) => ({ completedAt: completed_at, value, range })),
      ),
    }))
    .filter(({ points }) => points.length >= 2);
}

/** Labels that are unique: a second quiz of one day is `22 Nov 2026 (2)`. */
export function uniqueLabels(labels: readonly string[]): string[] {
  return labels.map((label, place) => {
    const before = labels.slice(0, place).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}
