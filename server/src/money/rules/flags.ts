import type { MoneyCategory } from '@verdant/shared/contract';

/** Sign of a transaction that advice looks for, in addition to its category. */
export type Flag =
  | 'pay'
  | 'interest'
  | 'government'
  | 'rent'
  | 'rent_received'
  | 'council_rates'
  | 'card_payment'
  | 'borrowed'
  | 'payday_loan'
  | 'wage_advance'
  | 'bnpl'
  | 'gambling'
  | 'dishonour'
  | 'debt_collection'
  | 'childcare'
  | 'cash'
  | 'tax';

/** A rule: the meaning of some words of a description. */
export interface Rule {
  readonly category: MoneyCategory;
  readonly flag?: Flag;
  /** Limits the rule to credits or debits; it applies to both by default. */
  readonly only?: 'credit' | 'debit';
  /**
   * In which payments the words count: `all`, also those from person to person; `named`, those that name who was paid; else
   * those with a card, by direct debit or by BPAY. A name of a shop may be that of a person.
   */
  readonly where?: 'all' | 'named';
  /** Separated by commas: whole words in lower case, without punctuation. */
  readonly words: string;
}
