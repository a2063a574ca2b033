import type { MetricName } from '@verdant/shared/contract';
import type { Flag } from '../question-bank';

/**
 * Nobody is ready to invest with an urgent debt or without a buffer, and debts are not managed nearly perfectly with something
 * overdue, whatever else they answered. A lower cap for debt would make the quiz less exact: it cannot ask everybody what is behind.
 */
const allCaps = [
  { metric: 'investment', flag: 'payday_loan', at: 49 },
  { metric: 'investment', flag: 'arrears', at: 49 },
  { metric: 'investment', flag: 'card_debt', at: 49 },
  { metric: 'investment', flag: 'buffer_under_1_month', at: 49 },
  { metric: 'investment', flag: 'buffer_under_3_months', at: 69 },
  { metric: 'debt', flag: 'arrears', at: 89 },
] as const satisfies readonly { readonly metric: MetricName; readonly flag: Flag; readonly at: number }[];

/** A flag that caps a metric; why it does is said in `insights/texts`. */
export type Cap = (typeof allCaps)[number];

/** The caps that apply to a metric given these answers; may be empty. */
export function capsOn(metric: MetricName, raised: ReadonlySet<Flag>): readonly Cap[] {
  const caps = allCaps.filter((cap) => cap.metric === metric && raised.has(cap.flag));
  const lowest = Math.min(...caps.map(({ at }) => at));
  return caps.filter(({ at }) => at === lowest);
}
