import type { MoneyAccount, MoneyCategory } from '@verdant/shared/contract';
import type { Categorisation } from './categories';
import type { AccountHolder } from './read-description';

/** Status of a pair: decided by the data (`found`) or by the user (`same`, `different`), or undecided (`asked`). */
export type SameStatus = 'found' | 'asked' | 'same' | 'different';

export interface SamePair {
  readonly accountId: string;
  readonly linkedId: string;
  readonly status: SameStatus;
}

export interface StoredAccount {
  readonly id: string;
  readonly linkId: string | null;
  readonly providerId: string;
  /** The aggregator's id of the connection that the account belongs to; null for a manual account. */
  readonly connection: string | null;
  /** Records of the same account in other connections. */
  readonly associated: readonly string[];
  readonly institution: string;
  readonly name: string;
  readonly maskedNumber: string;
  readonly type: string;
  readonly container: string;
  readonly currency: string;
  readonly side: MoneyAccount['side'];
  readonly balanceCents: number | null;
  readonly leftOut: MoneyAccount['left_out'];
  readonly asOf: Date | null;
}

export interface StoredEntry {
  readonly id: string;
  readonly accountId: string;
  readonly date: string;
  /** Negative for money that left the account. */
  readonly amountCents: number;
  readonly currency: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly description: string;
  readonly bankCategory: string;
  readonly bankCategoryType: string;
  readonly merchantCode: string;
  /** Category that the user chose for this transaction alone. */
  readonly ownCategory?: MoneyCategory | null;
}

export interface StoredMoney {
  readonly accounts: readonly StoredAccount[];
  /** Manual accounts that duplicate accounts of linked banks. */
  readonly same?: readonly SamePair[];
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
