import type { MoneyCategory } from '@verdant/shared/contract';
import type { ReadTransaction } from '../bank-link';
import { categorise, merchantKey, type Categorisation, type CategoriserInput } from './categories';
import type { moneyTransactions } from './schema';

type NewTransaction = Omit<typeof moneyTransactions.$inferInsert, 'id' | 'userId' | 'accountId'>;

/** Input of a row: a transaction of the aggregator, or a line of a file, which has only the listed fields. */
type Source = Pick<
  ReadTransaction,
  'id' | 'amount' | 'baseType' | 'category' | 'description' | 'merchant' | 'date' | 'status'
> &
  Partial<ReadTransaction>;

/** Returns the category of an entry: the user's own for the merchant, otherwise that of the rules. */
export function categoryFor(entry: CategoriserInput, own: MoneyCategory | undefined): Categorisation {
  const found = categorise(entry);
  return own === undefined
    ? found
    : { category: own, reason: { kind: 'correction', value: entry.merchant }, flag: found.flag };
}

export function toTransactionRow(
  transaction: Source,
  container: string,
  corrections: ReadonlyMap<string, MoneyCategory>,
): NewTransaction {
  const { amount, baseType, category: bankCategory, description, date, status } = transaction;
  const {
    categoryType = '',
    sourceMerchantCategoryCode = '',
    sourceBillerName = '',
    sourceBillerCode = '',
  } = transaction;
  const printed = description.original || description.simple || sourceBillerCode;
  const merchant = transaction.merchant.name || sourceBillerName || description.simple || printed;
  const key = merchantKey(merchant);
  const isCredit = baseType === 'CREDIT';
  const cents = Math.abs(amount.cents);
  const stored = {
    merchant,
    bankCategory,
    bankCategoryType: categoryType,
    merchantCode: sourceMerchantCategoryCode,
    description: printed || merchant,
  };
  const { category, reason, flag } = categoryFor({ ...stored, container, isCredit, cents }, corrections.get(key));
  return {
    ...stored,
    providerId: transaction.id,
    date,
    amountCents: isCredit ? cents : 0 - cents,
    currency: amount.currency,
    merchantKey: key,
    isPending: status.toUpperCase() === 'PENDING',
    category,
    reasonKind: reason.kind,
    reasonValue: reason.value,
    flag,
  };
}
