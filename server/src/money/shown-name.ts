import { payeeLabel } from './recurring/payee';
import type { moneyTransactions } from './schema';

type Named = Pick<typeof moneyTransactions.$inferSelect, 'merchant' | 'merchantKey' | 'description'>;

/** Numbers and words in capitals, as banks print them. */
const PRINTED = /\d|\p{Lu}{3}/u;

/**
 * Returns the shown name of a transaction. Without a merchant the printed text is reduced to the payer or payee: `Ray White
 * Rent` for `Direct Debit 012345 RAY WHITE RENT 5512`.
 */
export function shownName({ merchant, merchantKey, description }: Named): string {
  return merchant === description && PRINTED.test(merchant) ? payeeLabel(merchantKey) : merchant;
}
