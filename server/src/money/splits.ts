import type { SplitPart } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../bank-link';
import type { Database } from '../database';
import { findMine, isMine } from './corrections';
import { moneyTransactions } from './schema';
import { settleCorrected, settleMoney } from './settle-money';

function isWholeOf(parts: readonly SplitPart[], paymentCents: number): boolean {
  const hasSign = parts.every(({ amount_cents: cents }) => Math.sign(cents) === Math.sign(paymentCents));
  return hasSign && parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0) === paymentCents;
}

/**
 * Splits a payment, or removes its split. Throws 404 for an unknown payment, 409 for a transfer, and 422 for parts that do
 * not add up.
 */
export async function saveSplit(db: Database, userId: string, id: string, parts: readonly SplitPart[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const found = await findMine(transaction, userId, id);
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
    await transaction.update(moneyTransactions).set({ split, lostSplit: null }).where(isMine(userId, id));
    // Removing a split, or splitting a matched transfer, can affect other accounts. Any other split affects this merchant
    // only.
    const mayMove = split === null || found.reasonKind === 'match' || found.reasonKind === 'likely_match';
    if (mayMove) await settleMoney(transaction, userId);
    else await settleCorrected(transaction, userId, found.merchantKey);
  });
}
