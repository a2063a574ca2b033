import type { MoneyAccount, MoneyCategory } from '@verdant/shared/contract';
import type { ReadAccount, ReadTransaction } from '../bank-link';
import { categorise, merchantKey, type Categorised, type Entry } from './categories';
import type { moneyAccounts, moneyTransactions } from './schema';

type NewAccount = Omit<typeof moneyAccounts.$inferInsert, 'id' | 'userId' | 'linkId'>;
type NewTransaction = Omit<typeof moneyTransactions.$inferInsert, 'id' | 'userId' | 'accountId'>;

const SHOWN_DIGITS = 4;
const sides: Readonly<Record<string, MoneyAccount['side']>> = {
  bank: 'asset',
  investment: 'asset',
  creditCard: 'liability',
  loan: 'liability',
};

/** An account as it is stored: of its number the last characters only. */
export function toAccountRow(account: ReadAccount): NewAccount {
  const { accountNumber, accountName, accountType, CONTAINER, balance } = account;
  return {
    providerId: account.id,
    name: accountName || accountType || 'Account',
    maskedNumber: accountNumber === '' ? '' : `xxxx${accountNumber.slice(-SHOWN_DIGITS)}`,
    type: accountType,
    container: CONTAINER,
    side: sides[CONTAINER] ?? 'other',
    currency: balance?.currency ?? 'AUD',
    balanceCents: balance?.cents ?? null,
  };
}

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
