export { BarChart, DoughnutChart, LineChart } from './charts';
export { wholeShares } from './shares';
export { TableFigure } from './table-figure';
export type { ChartSeries, ValueAxis } from './types';
