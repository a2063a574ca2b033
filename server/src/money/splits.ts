import type { SplitPart } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../bank-link';
import type { Database } from '../database';
import { findOwnTransaction, isOwnTransaction } from './corrections';
import { moneyTransactions } from './schema';
import { recalculateMoney } from './settle-money';

function isWholeOf(parts: readonly SplitPart[], paymentCents: number): boolean {
  const hasSign = parts.every(({ amount_cents: cents }) => Math.sign(cents) === Math.sign(paymentCents));
  return hasSign && parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0) === paymentCents;
}

/** Splits a payment, or removes its split. Throws 404 for an unknown payment, 409 for a transfer, 422 for a wrong sum. */
export async function saveSplit(db: Database, userId: string, id: string, parts: readonly SplitPart[]): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const found = await findOwnTransaction(transaction, userId, id);
    const split = parts.length === 0 ? null : [...parts];
    if (split && found.split === null && found.category === 'transfer') {
      throw new ApiError(
        409,
        'A transfer between your own accounts cannot be split: it is neither income nor spending.',
      );
    }
    if (split && !isWholeOf(split, found.amountCents)) {
      throw new ApiError(422, 'The parts do not add up to the payment.');
    }
    await transaction.update(moneyTransactions).set({ split, lostSplit: null }).where(isOwnTransaction(userId, id));
    await recalculateMoney(transaction, userId);
  });
}
