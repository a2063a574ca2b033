export { formatCents, formatDate, formatMoment, formatMoney, formatMonth, formatNumber, formatPercent } from './format';
export { useFormat } from './use-format';
export type { Format } from './use-format';
