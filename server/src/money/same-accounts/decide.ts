import { and, eq, isNotNull } from 'drizzle-orm';
import type { SameAccount } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { lockMoney } from '../../bank-link';
import { moneyAccounts } from '../../bank-link/schema';
import { isUuid, type Database } from '../../database';
import { findByHand } from '../import/accounts';
import { settleMoney } from '../settle-money';
import { decidePair } from './pairs';

/**
 * Stores whether a manual account is the same as a linked one, and settles again. Throws 404 for accounts that this user
 * does not have, or of the wrong kind.
 */
export async function decideSame(
  db: Database,
  userId: string,
  id: string,
  { account_id: linkedId, is_same: isSame }: SameAccount,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockMoney(transaction, userId);
    const { id: accountId } = await findByHand(transaction, userId, id);
    const isIt = and(eq(moneyAccounts.id, linkedId), eq(moneyAccounts.userId, userId), isNotNull(moneyAccounts.linkId));
    if (!isUuid(linkedId) || (await transaction.$count(moneyAccounts, isIt)) === 0) {
      throw new ApiError(404, 'This account does not exist.');
    }
    await decidePair(transaction, userId, { accountId, linkedId, status: isSame ? 'same' : 'different' });
    await settleMoney(transaction, userId);
  });
}
