export { DoughnutChart } from './doughnut-chart';
export { BarChart, LineChart } from './series-charts';
export type { ChartRange, ChartSeries, ValueAxis } from './types';
