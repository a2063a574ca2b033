export { DoughnutChart } from './doughnut-chart';
export { BarChart, LineChart } from './series-charts';
export { roundSharesToWholePercent as wholeShares } from './shares';
export { TableFigure } from './table-figure';
export type { ChartSeries, ValueAxis } from './types';
