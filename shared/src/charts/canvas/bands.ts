import type { ChartDataset } from 'chart.js';
import { withAlpha } from '../colours';
import type { ChartSeries, DrawingProps } from '../types';

/** Whether any series has a range to draw. */
export function hasBand(series: readonly ChartSeries[]): boolean {
  return series.some(({ range }) => range !== undefined);
}

/** The bands of lines with a range: two data sets without points each, the area between them filled. */
export function bandsOf(
  series: readonly ChartSeries[],
  inkOf: (place: number) => string,
): ChartDataset<'line', number[]>[] {
  return series.flatMap(({ range }, place) => {
    if (!range) return [];
    const edge = {
      label: range.label,
      borderColor: withAlpha(inkOf(place), 0.35),
      backgroundColor: withAlpha(inkOf(place), 0.16),
      borderWidth: 1,
      pointRadius: 0,
      pointHoverRadius: 0,
      tension: 0,
    };
    return [
      { ...edge, data: range.values.map(([low]) => low), fill: false },
      { ...edge, data: range.values.map(([, high]) => high), fill: '-1' },
    ];
  });
}

/** The range of a figure in words, for its tooltip; empty without one. */
export function rangeAt(
  { series, formatRange }: Pick<DrawingProps, 'series' | 'formatRange'>,
  dataset: number,
  index: number,
): string {
  const range = series[dataset]?.range;
  const ends = range?.values[index];
  return range && ends && formatRange ? ` ${range.label}: ${formatRange(ends)}` : '';
}
