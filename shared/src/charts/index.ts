export { DoughnutChart } from './doughnut-chart';
export { BarChart, LineChart } from './series-charts';
export { wholeShares } from './doughnut-chart';
export { TableFigure } from './table-figure';
export type { ChartSeries, ValueAxis } from './types';
