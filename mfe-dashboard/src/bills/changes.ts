import { useChanges } from '@verdant/shared/changes';
import type { Changes } from '@verdant/shared/changes';
import { callApi, MAX_ADDED_BILLS, moneyCycleCalls } from '@verdant/shared/contract';
import type { AddedBill, BillCorrection, MoneyCycle, PayCorrection, RecurringBill } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { payCycleQueryKey } from '../dashboard/account-data/queries';
import { useBillsTexts } from './texts';

type BillChange =
  | { type: 'pay'; correction: PayCorrection }
  | { type: 'correct'; correction: BillCorrection }
  | { type: 'put'; id: string; bill: AddedBill }
  | { type: 'remove'; id: string };

export type BillsContext = {
  cycle: MoneyCycle;
  changes: Changes<BillChange>;
  /** The open form: `pay`, `add`, or the key of a bill; null if none is open. */
  open: string | null;
  setOpen: (open: string | null) => void;
};

/** Returns the user's earlier corrections of a bill, to send again. The next due day replaces a corrected past due day. */
export function correctionsToResend({ own, next_on: next }: RecurringBill, today: string): RecurringBill['own'] {
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

function inverseOf(change: BillChange, before: MoneyCycle): BillChange | undefined {
  if (change.type === 'pay') return { type: 'pay', correction: payBefore(before) };
  const key = change.type === 'correct' ? change.correction.key : change.id;
  const bill = before.bills.find((found) => found.key === key);
  if (change.type === 'correct') {
    if (!bill || bill.status === 'added') return undefined;
    return { type: 'correct', correction: { key, status: bill.status, ...correctionsToResend(bill, before.today) } };
  }
  if (bill) return { type: 'put', id: key, bill: addedBefore(bill) };
  return change.type === 'put' ? { type: 'remove', id: key } : undefined;
}

/** Provides changes of the pay cycle and its bills. Responses to changes replace the figures here and on the dashboard. */
export function useBillChanges(shown: MoneyCycle, version: string) {
  const t = useBillsTexts();
  const api = useApi();
  return useChanges<BillChange, MoneyCycle>({
    queryKey: payCycleQueryKey(version),
    shown,
    send: async (change) => {
      if (change.type === 'pay') return callApi(api, moneyCycleCalls.correctPay, { body: change.correction });
      if (change.type === 'correct') return callApi(api, moneyCycleCalls.correctBill, { body: change.correction });
      const params = { id: change.id };
      if (change.type === 'remove') return callApi(api, moneyCycleCalls.removeBill, { params });
      return callApi(api, moneyCycleCalls.putBill, { params, body: change.bill });
    },
    inverseOf,
    refusals: () => ({ 409: t('done.tooMany', { count: MAX_ADDED_BILLS }) }),
  });
}
