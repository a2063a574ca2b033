export type ChartSeries = {
  label: string;
  /** One figure per label, in the order of the labels. */
  values: readonly number[];
  /** Number of the token --chart-1 to --chart-8. Defaults to the position of the series. */
  colour?: number;
};

export type ValueAxis = { min?: number; max?: number; title?: string };

export type ChartProps = {
  /** Accessible name of the chart; the panel around a chart has a visible heading. */
  title: string;
  caption: string;
  labelTitle: string;
  labels: readonly string[];
  formatValue?: (value: number) => string;
  height?: string;
};

export type SeriesChartProps = ChartProps & {
  series: readonly ChartSeries[];
  yAxis?: ValueAxis;
};

export type DrawingProps = {
  kind: 'line' | 'bar' | 'horizontal-bar' | 'doughnut';
  name: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Colour indexes of a ring's parts, counted from 0; by default each part's position. */
  partColours?: readonly number[];
  formatShare?: (share: number) => string;
  yAxis?: ValueAxis;
};
