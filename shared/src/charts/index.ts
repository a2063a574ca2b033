export { DoughnutChart } from './doughnut-chart';
export { BarChart, LineChart } from './series-charts';
export type { ChartSeries, ValueAxis } from './types';
