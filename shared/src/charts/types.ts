export type ChartSeries = {
  /** Names the series in the legend, the tooltip and the table. */
  label: string;
  /** One figure per label, in the order of the labels. */
  values: readonly number[];
  /** Number of the token --chart-1 to --chart-8. Defaults to the position of the series. */
  colour?: number;
};

export type ValueAxis = { min?: number; max?: number; title?: string };

/** Props of every chart. */
export type ChartProps = {
  /** The accessible name of the chart; not visible, because the panel around a chart has a heading. */
  title: string;
  /** Shown under the chart: one sentence that describes it. */
  caption: string;
  /** Heads the first column of the table, for example `Month`. */
  labelTitle: string;
  labels: readonly string[];
  /** Formats a figure in the tooltip, on the axis and in the table. */
  formatValue?: (value: number) => string;
  /** Height of the drawing in CSS units. */
  height?: string;
};

export type SeriesChartProps = ChartProps & {
  series: readonly ChartSeries[];
  yAxis?: ValueAxis;
};

/** Props of the lazily loaded drawing. */
export type DrawingProps = {
  kind: 'line' | 'bar' | 'horizontal-bar' | 'doughnut';
  name: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Colour indexes of a ring's parts, counted from 0; by default each part's position. */
  partColours?: readonly number[];
  /** Formats a part's percentage; for a ring. */
  formatShare?: (share: number) => string;
  yAxis?: ValueAxis;
};
