import type { MetricName } from '@verdant/shared/contract';
import type { ByArea } from '../../quiz/question-bank';

/** The score that advice of an area is about: its pillar, or the overall one of the areas that have none. */
export const metricOf: ByArea<MetricName> = {
  cash_flow: 'overall',
  emergency_fund: 'emergency',
  debt: 'debt',
  protection: 'overall',
  planning: 'overall',
  investing: 'investment',
};
