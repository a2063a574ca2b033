import { memoized } from '../memoized';
import { wordSet } from '../rules/flags';
import { fillerWords } from '../rules/money';

/** Words of payment methods and company forms, which name no payee. */
const ways = wordSet(
  'bpay bill billing deposit periodical recurring subscription authority pty ltd limited co com www netbank biller code reference enquiry payg retail osko withdrawal monthly weekly fortnightly processed foreign currency amount autopay auto scheduled eft pos paypal sq sp',
);
const months = wordSet(
  'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december',
);
const NUMBERED = /\d/;
/** Maximum number of words that identify a payee. Later words vary, such as a suburb or a note. */
const MOST_WORDS = 3;
/** Words that are shown in capitals, such as `AGL`. */
const CAPITALS = wordSet(
  'agl aami nrma racv racq rac hbf hcf nib ahm bupa gio tpg iinet ato csiro rmit kpmg nsw nt wa sa act qld bp kfc iga ymca abc afl nbn anz cba nab ing boq bhp',
);

/** Returns the words of a merchant that name the payee, in lower case; all words if none names the payee. */
function namesOf(merchantKey: string): string[] {
  const words = merchantKey.split(' ').filter((word) => word !== '');
  const named = words.filter(
    (word) => !fillerWords.has(word) && !ways.has(word) && !months.has(word) && !NUMBERED.test(word),
  );
  return (named.length > 0 ? named : words).slice(0, MOST_WORDS);
}

export const payeeKey = memoized((merchantKey) => namesOf(merchantKey).join(' '));

export const payeeLabel = (merchantKey: string): string =>
  namesOf(merchantKey)
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ');

/** Pattern of a digit or of three capital letters, as in texts that banks print. */
const PRINTED = /\d|\p{Lu}{3}/u;

/** Returns the displayed name of a transaction: `Ray White Rent` for `Direct Debit 012345 RAY WHITE RENT 5512`. */
export function getDisplayName({
  merchant,
  merchantKey,
  description,
}: Record<'merchant' | 'merchantKey' | 'description', string>): string {
  return merchant === description && PRINTED.test(merchant) ? payeeLabel(merchantKey) : merchant;
}
