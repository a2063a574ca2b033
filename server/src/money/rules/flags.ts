import * as v from 'valibot';
import { moneyCategory } from '@verdant/shared/contract';

const flag = v.picklist([
  'pay',
  'interest',
  'government',
  'rent',
  'rent_received',
  'council_rates',
  'card_payment',
  'borrowed',
  'payday_loan',
  'wage_advance',
  'bnpl',
  'gambling',
  'dishonour',
  'debt_collection',
  'childcare',
  'cash',
  'tax',
]);

/** Property of a transaction for advice, in addition to its category. */
export type TransactionFlag = v.InferOutput<typeof flag>;

const phraseRule = v.object({
  category: moneyCategory,
  flag: v.optional(flag),
  /** Limits the rule to credits or debits. A rule without a limit applies to both. */
  only: v.optional(v.picklist(['credit', 'debit'])),
  /**
   * Payments to which the words apply: `all`, even between people; `named`, also payments that name the payee. By default
   * only payments by card, direct debit or BPAY, because the name of a shop can also be a person's name.
   */
  where: v.optional(v.picklist(['all', 'named'])),
  /** Phrases of whole words in lower case without punctuation. */
  phrases: v.array(v.string()),
});

export type PhraseRule = v.InferOutput<typeof phraseRule>;

/** Splits a table, with one `key: values` on each line. */
export const parseKeyValueLines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '));

/** Parses rules, one on each line: `category/flag only where: phrase, phrase`. Throws for an unknown word. */
export const parseRules = (text: string): PhraseRule[] =>
  parseKeyValueLines(text).map(([head = '', phrases = '']) => {
    const [meaning = '', ...limits] = head.split(' ');
    const [category, ruleFlag] = meaning.split('/');
    const where = limits.find((limit) => limit === 'all' || limit === 'named');
    const only = limits.find((limit) => limit !== where);
    return v.parse(phraseRule, { category, flag: ruleFlag, only, where, phrases: phrases.split(', ') });
  });

type Table = Readonly<Record<string, string>>;

/** Splits the values of a table such as `{ card: 'visa, mastercard' }` into words. */
const convertValues = <T extends Table, Value>(table: T, convert: (words: string[]) => Value) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are those of the table
  Object.fromEntries(Object.entries(table).map(([key, words]) => [key, convert(words.split(', '))])) as {
    readonly [Key in keyof T]: Value;
  };

export const toWordLists = <T extends Table>(table: T) => convertValues(table, (words): readonly string[] => words);
export const toWordSets = <T extends Table>(table: T) =>
  convertValues(table, (words): ReadonlySet<string> => new Set(words));
