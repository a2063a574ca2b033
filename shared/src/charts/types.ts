export type ChartSeries = {
  /** Names the series in the legend, the tooltip and the table. */
  label: string;
  /** One figure a label, in the order of the labels. */
  values: readonly number[];
  /** Which of the tokens --chart-1 to --chart-8; by default the series' own place. */
  colour?: number;
};

export type ValueAxis = { min?: number; max?: number; title?: string };

/** What every chart takes. */
export type ChartProps = {
  /** The name of the figure; not shown, because the panel around a chart has a heading. */
  title: string;
  /** Shown under the chart: one sentence that describes it. */
  caption: string;
  /** Heads the first column of the table, for example `Month`. */
  labelTitle: string;
  labels: readonly string[];
  /** How a figure reads in the tooltip, on the axis and in the table. */
  formatValue?: (value: number) => string;
  /** Height of the drawing in CSS units. */
  height?: string;
};

export type SeriesChartProps = ChartProps & {
  series: readonly ChartSeries[];
  yAxis?: ValueAxis;
};

/** What the lazily loaded drawing is given. */
export type DrawingProps = {
  kind: 'line' | 'bar' | 'horizontal-bar' | 'doughnut';
  name: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** How a part's whole percentage reads; for a ring. */
  formatShare?: (share: number) => string;
  yAxis?: ValueAxis;
};
