import type { ReadTransaction } from '../bank-link';
import { categorise, merchantKey } from './categories';
import type { moneyTransactions } from './schema';

type NewTransaction = Omit<typeof moneyTransactions.$inferInsert, 'id' | 'userId' | 'accountId'>;

/** Input of a row: a transaction of the aggregator, or a line of a file, which has only the listed fields. */
type Source = Pick<
  ReadTransaction,
  'id' | 'amount' | 'baseType' | 'category' | 'description' | 'merchant' | 'date' | 'status'
> &
  Partial<ReadTransaction>;

/** Returns the row of a transaction, without the corrections of the user, which `recalculateMoney` applies. */
export function toTransactionRow(transaction: Source, container: string): NewTransaction {
  const { amount, baseType, category: bankCategory, description, date, status } = transaction;
  const {
    categoryType = '',
    sourceMerchantCategoryCode = '',
    sourceBillerName = '',
    sourceBillerCode = '',
  } = transaction;
  const printed = description.original || description.simple || sourceBillerCode;
  const merchant = transaction.merchant.name || sourceBillerName || description.simple || printed;
  const isCredit = baseType === 'CREDIT';
  const cents = Math.abs(amount.cents);
  const stored = {
    merchant,
    bankCategory,
    bankCategoryType: categoryType,
    merchantCode: sourceMerchantCategoryCode,
    description: printed || merchant,
  };
  const { category, reason, flag } = categorise({ ...stored, container, isCredit, cents });
  return {
    ...stored,
    providerId: transaction.id,
    date,
    amountCents: isCredit ? cents : 0 - cents,
    currency: amount.currency,
    merchantKey: merchantKey(merchant),
    isPending: status.toUpperCase() === 'PENDING',
    category,
    reasonKind: reason.kind,
    reasonValue: reason.value,
    flag,
  };
}
