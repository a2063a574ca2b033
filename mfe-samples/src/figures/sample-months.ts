import type { TextKey } from '../texts';
import { highestOf, lowestOf } from './figures';

/** The months of every sample line chart; the last month is the current month. */
export const sampleMonths = [
  'month.oct',
  'month.nov',
  'month.dec',
  'month.jan',
  'month.feb',
  'month.mar',
] as const satisfies readonly TextKey[];

/** One figure for each month, oldest first. */
export type SixFigures = readonly [number, number, number, number, number, number];

type MonthFigure = { month: TextKey; value: number };

/** Returns the first, last, highest and lowest month with their figures. */
export function describeMonths(values: SixFigures): Record<'first' | 'last' | 'highest' | 'lowest', MonthFigure> {
  const points = sampleMonths.map((month, place): MonthFigure => ({ month, value: values[place] ?? 0 }));
  const value = (point: MonthFigure) => point.value;
  return {
    first: { month: sampleMonths[0], value: values[0] },
    last: { month: sampleMonths[5], value: values[5] },
    highest: highestOf(points, value),
    lowest: lowestOf(points, value),
  };
}
