import { memoized } from '../by-key';
import { wordsByKind } from '../rules/rules';

const { filler, way, month, capital } = wordsByKind;
/** Maximum number of words that identify a payee. Later words vary, such as a suburb or a note. */
const MOST_WORDS = 3;

/** Returns the words of a merchant that name the payee, in lower case; all words if none names the payee. */
function namesOf(merchantKey: string): string[] {
  const words = merchantKey.split(' ').filter((word) => word !== '');
  const named = words.filter((word) => ![filler, way, month].some((kind) => kind.has(word)) && !/\d/.test(word));
  return (named.length > 0 ? named : words).slice(0, MOST_WORDS);
}

export const payeeKey = memoized((merchantKey: string) => namesOf(merchantKey).join(' '));

export const payeeLabel = (merchantKey: string): string =>
  namesOf(merchantKey)
    .map((word) => (capital.has(word) ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ');

/** Pattern of a digit or of three capital letters, as in texts that banks print. */
const PRINTED = /\d|\p{Lu}{3}/u;

/** Returns the displayed name of a transaction: `Ray White Rent` for `Direct Debit 012345 RAY WHITE RENT 5512`. */
export function getTransactionDisplayName({
  merchant,
  merchantKey,
  description,
}: Record<'merchant' | 'merchantKey' | 'description', string>): string {
  return merchant === description && PRINTED.test(merchant) ? payeeLabel(merchantKey) : merchant;
}
