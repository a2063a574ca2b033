import type { AddedBill, BillCorrection, MoneyCycle, PayCorrection, RecurringBill } from '@verdant/shared/contract';

/** A change of the pay or a bill by the user. */
export type Change =
  | { type: 'pay'; said: PayCorrection }
  | { type: 'correct'; said: BillCorrection }
  | { type: 'put'; id: string; bill: AddedBill }
  | { type: 'remove'; id: string };

/** Returns the user's corrections of a bill, to be sent again; a day that has passed is replaced by the next one. */
export function correctedBefore({ own, next_on: next }: RecurringBill, today: string): RecurringBill['own'] {
  return own.next_on !== undefined && own.next_on < today ? { ...own, next_on: next } : own;
}

const addedBefore = ({ label, amount_cents, rhythm, next_on }: RecurringBill): AddedBill => ({
  label,
  amount_cents,
  rhythm,
  next_on,
});

function payBefore({ pay, is_pay_dismissed: isDismissed }: MoneyCycle): PayCorrection {
  if (isDismissed) return { status: 'dismissed' };
  if (pay?.source !== 'corrected') return { status: 'found' };
  const { rhythm, next_pay_on, amount_cents: amount } = pay;
  return { status: 'corrected', rhythm, next_pay_on, ...(amount !== null && { amount_cents: amount }) };
}

/** The change that restores what was before another; undefined where nothing was. */
export function inverseOf(change: Change, before: MoneyCycle): Change | undefined {
  if (change.type === 'pay') return { type: 'pay', said: payBefore(before) };
  const key = change.type === 'correct' ? change.said.key : change.id;
  const bill = before.bills.find((one) => one.key === key);
  if (change.type === 'correct') {
    if (!bill || bill.status === 'added') return undefined;
    return { type: 'correct', said: { key, status: bill.status, ...correctedBefore(bill, before.today) } };
  }
  if (bill) return { type: 'put', id: key, bill: addedBefore(bill) };
  return change.type === 'put' ? { type: 'remove', id: key } : undefined;
}

/** Removes the dues of one bill from the cycle. */
function withoutDue(cycle: MoneyCycle, key: string): MoneyCycle {
  const due = cycle.due.filter((one) => one.key !== key);
  const less = cycle.due.reduce((sum, one) => sum + (one.key === key ? one.amount_cents : 0), 0);
  const { due_before_payday_cents: sum, left_until_payday_cents: left } = cycle;
  return {
    ...cycle,
    due,
    due_before_payday_cents: sum === null ? null : sum - less,
    left_until_payday_cents: left === null ? null : left + less,
  };
}

/** Returns the cycle with a change, as far as the page can show it before the server has responded. */
export function predicted(cycle: MoneyCycle, change: Change): MoneyCycle {
  if (change.type === 'remove') {
    const bills = cycle.bills.filter(({ key }) => key !== change.id);
    return { ...withoutDue(cycle, change.id), bills };
  }
  if (change.type !== 'correct') return cycle;
  const { key, status } = change.said;
  const bills = cycle.bills.map((bill) => (bill.key === key ? { ...bill, status } : bill));
  return { ...(status === 'dismissed' ? withoutDue(cycle, key) : cycle), bills };
}
