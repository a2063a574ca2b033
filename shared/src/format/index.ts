export { daysBetween, plusDays, today } from './days';
export {
  formatCents,
  formatDate,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  MINUS,
} from './format';
export { useFormat } from './use-format';
export type { Format } from './use-format';
