import type { MetricName } from '@verdant/shared/contract';
import type { Flag } from '../question-bank';

/** A flag that caps a metric, with the sentence that explains it. */
export interface Cap {
  readonly flag: Flag;
  readonly at: number;
  readonly reason: string;
}

/** Nobody is ready to invest with an urgent debt or without a buffer, whatever else they answered. */
const investmentCaps: readonly Cap[] = [
  { flag: 'payday_loan', at: 49, reason: 'A payday loan costs more than investments can be expected to bring.' },
  { flag: 'arrears', at: 49, reason: 'Payments that are behind come before investing.' },
  {
    flag: 'card_debt',
    at: 49,
    reason: 'Interest on a card balance is higher than what investments can be expected to bring.',
  },
  {
    flag: 'buffer_under_1_month',
    at: 49,
    reason: 'With savings for less than a month, a surprise could force you to sell.',
  },
  { flag: 'buffer_under_3_months', at: 69, reason: 'A buffer of three months comes before more investing.' },
];

/** The caps that apply to a metric given these answers; may be empty. */
export function capsOn(metric: MetricName, raised: ReadonlySet<Flag>): readonly Cap[] {
  if (metric !== 'investment') return [];
  const caps = investmentCaps.filter(({ flag }) => raised.has(flag));
  const lowest = Math.min(...caps.map(({ at }) => at));
  return caps.filter(({ at }) => at === lowest);
}
