import type { MoneyCategory } from '@verdant/shared/contract';
import type { ReadTransaction } from '../bank-link';
import { categorise, merchantKey, type Categorised, type Entry } from './categories';
import type { moneyTransactions } from './schema';

type NewTransaction = Omit<typeof moneyTransactions.$inferInsert, 'id' | 'userId' | 'accountId'>;

/** The category of an entry: the person's own for that merchant, else that of the rules. */
export function categoryFor(entry: Entry, own: MoneyCategory | undefined): Categorised {
  return own === undefined
    ? categorise(entry)
    : { category: own, reason: { kind: 'correction', value: entry.merchant } };
}

/** A transaction as it is stored. `corrections`: a person's own categories by `merchantKey`. */
export function toTransactionRow(
  transaction: ReadTransaction,
  container: string,
  corrections: ReadonlyMap<string, MoneyCategory>,
): NewTransaction {
  const { amount, baseType, category: bankCategory, description, date, status } = transaction;
  const merchant = transaction.merchant.name || description.simple || description.original;
  const key = merchantKey(merchant);
  const isCredit = baseType === 'CREDIT';
  const { category, reason } = categoryFor({ container, isCredit, merchant, bankCategory }, corrections.get(key));
  return {
    providerId: transaction.id,
    date: date,
    amountCents: isCredit ? Math.abs(amount.cents) : -Math.abs(amount.cents),
    currency: amount.currency,
    description: description.original || description.simple || merchant,
    merchant,
    merchantKey: key,
    bankCategory,
    isPending: status.toUpperCase() === 'PENDING',
    category,
    reasonKind: reason.kind,
    reasonValue: reason.value,
  };
}
