import type { MoneyCategory } from '@verdant/shared/contract';

/** Property of a transaction for advice, in addition to its category. */
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
export interface PhraseRule {
  readonly category: MoneyCategory;
  readonly flag?: Flag;
  /** Limits the rule to credits or debits; it applies to both by default. */
  readonly only?: 'credit' | 'debit';
  /**
   * Payments to which the words apply: `all`, even between people; `named`, also payments that name the payee. By default
   * only payments by card, direct debit or BPAY, because the name of a shop can also be a person's name.
   */
  readonly where?: 'all' | 'named';
  /** Phrases of whole words in lower case without punctuation, separated by commas. */
  readonly words: string;
}
