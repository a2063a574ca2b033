import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { hasAccountData, transactionsFrom } from '@verdant/shared/money';

/** State of the user's account data for a sample page. `kept`: the user has stored goals or budgets, but no accounts. */
export type AccountDataState = 'linked' | 'unlinked' | 'kept' | 'keptUnlinked' | 'none';

/**
 * Returns the state of the user's account data.
 * @param overview undefined if the overview could not be loaded, so that the note offers no bank link
 */
export function accountDataState(
  overview: Pick<MoneyOverview, 'accounts' | 'updates' | 'can_link' | 'kept'> | undefined,
  page?: OwnDataPage,
): AccountDataState {
  if (!overview) return 'none';
  const { kept } = overview;
  if ((page === 'savings' && kept?.goals) || (page === 'budget' && kept?.budget)) {
    return overview.can_link ? 'keptUnlinked' : 'kept';
  }
  if (transactionsFrom(overview) !== null) return 'linked';
  return overview.can_link ? 'unlinked' : 'none';
}

/** Returns true for a counted account of shares, funds or super that is not a duplicate. */
export const isOwnInvestment = ({ is_investment, is_counted, left_out, same_as }: MoneyAccount): boolean =>
  is_investment === true && is_counted && left_out === null && same_as === null;

/** Conditions under which a page shows the user's data: any account, an investment account, or transactions. */
const needs = {
  savings: hasAccountData,
  investments: ({ accounts }: MoneyOverview) => accounts.some(isOwnInvestment),
  budget: (overview: MoneyOverview) => transactionsFrom(overview) !== null,
} as const satisfies Record<string, (overview: MoneyOverview) => boolean>;

export type OwnDataPage = keyof typeof needs;

/** Returns true if the user has data that the page can show. */
export const hasOwnData = (page: OwnDataPage, overview: MoneyOverview): boolean => needs[page](overview);
