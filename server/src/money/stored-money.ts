import type { MoneyAccount, MoneyCategory } from '@verdant/shared/contract';
import type { moneyAccounts } from '../bank-link/schema';
import type { Categorisation } from './categories';
import type { AccountHolder } from './read-description';
import type { moneySameAccounts, moneyTransactions } from './schema';

export type SameAccountPair = Omit<typeof moneySameAccounts.$inferSelect, 'userId'>;

export interface StoredAccount extends Omit<typeof moneyAccounts.$inferSelect, 'userId'> {
  /** The aggregator's id of the connection that the account belongs to; null for a manual account. */
  readonly connection: string | null;
  readonly institution: string;
}

type Row = typeof moneyTransactions.$inferSelect;
type EntryColumn =
  | 'id'
  | 'accountId'
  | 'date'
  | 'amountCents'
  | 'currency'
  | 'merchant'
  | 'merchantKey'
  | 'description'
  | 'bankCategory'
  | 'bankCategoryType'
  | 'merchantCode';

export type StoredEntry = Pick<Row, EntryColumn> & Partial<Pick<Row, 'ownCategory'>>;

export interface StoredMoney {
  readonly accounts: readonly StoredAccount[];
  /** Manual accounts that duplicate accounts of linked banks. */
  readonly same?: readonly SameAccountPair[];
  /** Transactions in the order of their dates. */
  readonly entries: readonly StoredEntry[];
  readonly corrections: ReadonlyMap<string, MoneyCategory>;
  readonly holder?: AccountHolder | undefined;
}

export interface CategorisedEntry extends Categorisation {
  readonly isCounted: boolean;
}

export interface CategorisedMoney {
  /** Reason why the balance of an account is left out, by account id. */
  readonly leftOut: ReadonlyMap<string, MoneyAccount['left_out']>;
  readonly entries: ReadonlyMap<string, CategorisedEntry>;
}
