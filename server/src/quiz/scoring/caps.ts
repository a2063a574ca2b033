import type { MetricName } from '@verdant/shared/contract';
import type { Flag } from '../question-bank';

/** Nobody is ready to invest with an urgent debt or without a buffer, whatever else they answered. */
const investmentCaps = [
  { flag: 'payday_loan', at: 49 },
  { flag: 'arrears', at: 49 },
  { flag: 'card_debt', at: 49 },
  { flag: 'buffer_under_1_month', at: 49 },
  { flag: 'buffer_under_3_months', at: 69 },
] as const satisfies readonly { readonly flag: Flag; readonly at: number }[];

/** A flag that caps a metric; why it does is said in `insights/texts`. */
export type Cap = (typeof investmentCaps)[number];

/** The caps that apply to a metric given these answers; may be empty. */
export function capsOn(metric: MetricName, raised: ReadonlySet<Flag>): readonly Cap[] {
  if (metric !== 'investment') return [];
  const caps = investmentCaps.filter(({ flag }) => raised.has(flag));
  const lowest = Math.min(...caps.map(({ at }) => at));
  return caps.filter(({ at }) => at === lowest);
}
