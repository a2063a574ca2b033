import { memoized } from './by-key';
import { moneyRules, phrases, spendingRules, wordsByKind, type PhraseRule } from './rules/rules';

export interface AccountHolder {
  readonly first: string;
  readonly last: string;
}

interface RuleReading {
  readonly status: 'rule';
  readonly rule: PhraseRule;
  readonly phrase: string;
}

export type DescriptionReading =
  | RuleReading
  | { readonly status: 'person' }
  | { readonly status: 'own' }
  | { readonly status: 'unknown' };

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');

const MOST_WORDS = 6;
/** Pattern of a masked account number, which banks print for the customer's own accounts. */
const MASKED = /^(?:x{2,}\d{2,}|\d{4,6}x{4,}\d*)$/;

function byPhrase(rules: readonly PhraseRule[]): ReadonlyMap<string, readonly PhraseRule[]> {
  const found = new Map<string, PhraseRule[]>();
  for (const rule of rules) {
    for (const phrase of rule.phrases) found.set(phrase, [...(found.get(phrase) ?? []), rule]);
  }
  return found;
}

/** Rules by phrase. Rules about money come first, so that incoming `rent` is income and outgoing rent is spending. */
const rules = byPhrase([...moneyRules, ...spendingRules]);
/** Words of a refund if the payer is a known company. */
const companyRefunds = new Set([...phrases.refund, ...phrases.companyRefund]);

/** First word of each known phrase, for a quick check before the phrases are looked up. */
const beginnings: ReadonlySet<string> = new Set(
  [...rules.keys(), ...phrases.person, ...phrases.company, ...phrases.own, ...companyRefunds].map(
    (phrase) => phrase.split(' ')[0] ?? '',
  ),
);

/** Returns the results of `find` for all sequences of `length` consecutive words, in the order of the words. */
function runs<T>(words: readonly string[], length: number, find: (phrase: string) => T | undefined): T[] {
  const found: T[] = [];
  for (let start = 0; start + length <= words.length; start += 1) {
    if (!beginnings.has(words[start] ?? '')) continue;
    const result = find(words.slice(start, start + length).join(' '));
    if (result !== undefined) found.push(result);
  }
  return found;
}

/** Returns the result of `find` for the longest known sequence of words; for the first of equally long sequences. */
function longest<T>(words: readonly string[], find: (phrase: string) => T | undefined, least = 1): T | undefined {
  if (!words.some((word) => beginnings.has(word))) return undefined;
  for (let length = Math.min(MOST_WORDS, words.length); length >= least; length -= 1) {
    const [found] = runs(words, length, find);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Chooses among rules that single words match: one with `where`, else the first if all have the same category. */
function single(found: readonly RuleReading[]): RuleReading | undefined {
  const named = found.find(({ rule }) => rule.where !== undefined);
  const [first] = found;
  return named ?? (found.every(({ rule }) => rule.category === first?.rule.category) ? first : undefined);
}

const hasAny = (words: readonly string[], set: ReadonlySet<string>) =>
  longest(words, (phrase) => (set.has(phrase) ? phrase : undefined)) !== undefined;

type Way = 'person' | 'named' | 'shop';
const waysOf: Readonly<Record<Way, readonly PhraseRule['where'][]>> = {
  person: ['all'],
  named: ['all', 'named'],
  shop: ['all', 'named', undefined],
};

const isName = (word: string) => /^[a-z]{2,}$/.test(word) && !wordsByKind.filler.has(word);

const namesIn = (words: readonly string[]) =>
  words.filter((word) => /^[a-z]+$/.test(word) && !wordsByKind.filler.has(word));

const MOST_NAMES = 3;

/** True if a description is a person's name, even if it could also be a shop, as in `Jess Butcher`. */
function isPersonsName(words: readonly string[]): boolean {
  const names = namesIn(words);
  const [first = '', ...others] = names;
  const isInitial =
    words.length > 1 && words.length <= MOST_NAMES && words.slice(0, -1).every((word) => /^[a-z]$/.test(word));
  if (wordsByKind.title.has(first) || (isInitial && wordsByKind.surname.has(first))) return true;
  if (!wordsByKind.given.has(first) || others.length === 0 || others.length >= MOST_NAMES) return false;
  if (words.some((word) => wordsByKind.card.has(word))) return false;
  const isShop = longest(names, (phrase) => (rules.has(phrase) ? phrase : undefined), 2) !== undefined;
  return !isShop && !others.some((word) => rules.has(word) && !wordsByKind.surname.has(word));
}

/** True if the names begin with the name of a shop that cannot be a person's name. */
const isNamedShop = (names: readonly string[]): boolean =>
  [1, 2, 3].some((count) => {
    const phrase = names.slice(0, count).join(' ');
    return !wordsByKind.surname.has(phrase) && rules.get(phrase)?.some(({ where }) => where !== undefined) === true;
  });

function wayOf(words: readonly string[]): Way {
  // A BPAY payment always goes to a biller, never to a person.
  if (words.includes('bpay')) return 'shop';
  if ((words[0] === 'to' || words[0] === 'from') && !words.includes('account')) {
    return isNamedShop(namesIn(words)) ? 'named' : 'person';
  }
  if (hasAny(words, phrases.person) || isPersonsName(words)) return 'person';
  return hasAny(words.slice(0, 4), phrases.company) ? 'named' : 'shop';
}

function isHolder(words: readonly string[], holder: AccountHolder | undefined): boolean {
  const [first = '', last = ''] = [holder?.first, holder?.last].map((name) => wordsOf(name ?? '').join(' '));
  if (first === '' || last === '' || !words.includes(last)) return false;
  return words.includes(first) || words.includes(first.slice(0, 1));
}

/** Reads a description. The longest known phrase decides; single words decide only if their rules do not contradict. */
function findReading(text: string, isCredit: boolean, holder?: AccountHolder): DescriptionReading {
  const words = wordsOf(text);
  const way = wayOf(words);
  const isShop = words.some((word) => wordsByKind.card.has(word) || wordsByKind.place.has(word));
  const first = namesIn(words)[0];
  const side = isCredit ? 'credit' : 'debit';
  const find = (isWanted: (rule: PhraseRule, phrase: string) => boolean) => {
    const read = (phrase: string) => {
      if (wordsByKind.surname.has(phrase) && !isShop && phrase !== first) return undefined;
      const rule = rules
        .get(phrase)
        ?.find((candidate) => isWanted(candidate, phrase) && waysOf[way].includes(candidate.where));
      return rule && { status: 'rule' as const, rule, phrase };
    };
    return longest(words, read, 2) ?? single(runs(words, 1, read));
  };
  // A credit from a shop can be a salary, but not if its words name a refund.
  const isRefund = hasRefundWords(text, true);
  const found =
    (isCredit ? find(({ only }, phrase) => only === side && (!isRefund || phrase.includes('refund'))) : undefined) ??
    find(({ only }) => only === undefined || (only === side && !isCredit));
  if (found) return found;
  if (hasAny(words, phrases.own) && (way === 'person' || way === 'named')) return { status: 'own' };
  if (way !== 'person') return hasAny(words, strongOwn) ? { status: 'own' } : { status: 'unknown' };
  if (words.some((word) => MASKED.test(word)) || isHolder(words, holder)) return { status: 'own' };
  return words.some(isName) ? { status: 'person' } : { status: 'own' };
}

/** Returns the reading of a description (see `findReading`). Each is read several times whenever transactions are categorised. */
export const readDescription = memoized(findReading, (...input) => JSON.stringify(input));

/** True if the words of a credit name a refund. More words count as naming a refund if the company is known (`isKnown`). */
export const hasRefundWords = (text: string, isKnown: boolean): boolean =>
  hasAny(wordsOf(text), isKnown ? companyRefunds : phrases.refund);

export const isBetweenPeople = (text: string): boolean => wayOf(wordsOf(text)) === 'person';

/** True if the words of a payment from a person name a share of an expense, such as `bill` or `half`. */
export const isExpenseShare = (text: string): boolean => wordsOf(text).some((word) => wordsByKind.share.has(word));

export const isCardPaymentText = (text: string): boolean => wordsOf(text).some((word) => wordsByKind.card.has(word));

/** Returns the first two words that name a person. Later words are dropped, because they are possibly a note. */
export const findPersonName = (text: string): string => namesIn(wordsOf(text)).slice(0, 2).join(' ');

/** Phrases of at least two words for a user's own transfers, which are unambiguous without further words. */
const strongOwn: ReadonlySet<string> = new Set([...phrases.own].filter((words) => words.includes(' ')));

const MONTHS = /^\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{0,6}$/;
/** Pattern of text that banks print around a merchant's name and that differs between purchases. */
const boilerplate = /\bvalue date\b|\breceipt \w+|\bdate \d{1,2} [a-z]{3} \d{4}/g;
const cardNumber = /\bcard \d*x+\d+/g;

/** Returns the key of a merchant: the name without numbers, case and punctuation. Never empty. */
export function merchantKey(merchant: string): string {
  const words = merchant
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(boilerplate, ' ')
    .replace(cardNumber, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/^[xv]*\d+$/.test(word) && !MONTHS.test(word));
  return words.join(' ').slice(0, 100) || merchant.trim().toLowerCase().slice(0, 100) || '-';
}
