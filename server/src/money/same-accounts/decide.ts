import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { SameAccount } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoneyData } from '../../bank-link';
import { moneyAccounts } from '../../bank-link/schema';
import { isUuid, type Database } from '../../database';
import { findManualAccount } from '../import/accounts';
import { moneySameAccounts } from '../schema';
import { recalculateMoney } from '../settle-money';

/**
 * Stores the decision whether a manual account is a linked account. Throws 404 for accounts that are not the user's.
 */
export async function saveSameAccountDecision(
  db: Database,
  userId: string,
  id: string,
  { account_id: linkedId, is_same: isSame }: SameAccount,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockMoneyData(transaction, userId);
    const { id: accountId } = await findManualAccount(transaction, userId, id);
    const isIt = and(eq(moneyAccounts.id, linkedId), eq(moneyAccounts.userId, userId), isNotNull(moneyAccounts.linkId));
    if (!isUuid(linkedId) || (await transaction.$count(moneyAccounts, isIt)) === 0) {
      throw new ApiError(404, 'This account does not exist.');
    }
    const { accountId: ofAccount, linkedId: ofLinked, status: ofStatus } = moneySameAccounts;
    if (isSame) {
      // A manual account can be the same as only one linked account.
      await transaction.delete(moneySameAccounts).where(and(eq(ofAccount, accountId), ne(ofStatus, 'different')));
    }
    const status = isSame ? 'same' : 'different';
    await transaction
      .insert(moneySameAccounts)
      .values({ userId, accountId, linkedId, status })
      .onConflictDoUpdate({ target: [ofAccount, ofLinked], set: { status } });
    await recalculateMoney(transaction, userId);
  });
}
