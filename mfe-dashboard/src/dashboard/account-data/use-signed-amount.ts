import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';

/** Returns a function that formats an amount with its sign, and with its currency unless that is the Australian dollar. */
export function useFormatSignedAmount() {
  const { cents } = useFormat();
  return ({ amount_cents: amount, currency }: MoneyTransaction) =>
    `${amount > 0 ? '+' : ''}${cents(amount)}${currency === 'AUD' ? '' : ` ${currency}`}`;
}
