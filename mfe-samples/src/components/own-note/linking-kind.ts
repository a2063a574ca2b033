import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { hasAccountData, transactionsFrom } from '@verdant/shared/money';

/** State of account data. `kept`: stored goals or budgets, no accounts; `unlinked`, `keptUnlinked`: can link a bank. */
export type AccountDataState = 'linked' | 'unlinked' | 'kept' | 'keptUnlinked' | 'none';

/**
 * Returns the state of the user's account data. @param overview undefined if the request failed, so that no bank link
 * is offered
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

/** True for a counted account of shares, funds or super that is not a duplicate. */
export const isOwnInvestment = ({ is_investment, is_counted, left_out, same_as }: MoneyAccount): boolean =>
  is_investment === true && is_counted && left_out === null && same_as === null;

/** Data that each page needs to show the user's own figures. */
const needs = {
  savings: hasAccountData,
  investments: ({ accounts }: MoneyOverview) => accounts.some(isOwnInvestment),
  budget: (overview: MoneyOverview) => transactionsFrom(overview) !== null,
} as const satisfies Record<string, (overview: MoneyOverview) => boolean>;

export type OwnDataPage = keyof typeof needs;

export const hasOwnData = (page: OwnDataPage, overview: MoneyOverview): boolean => needs[page](overview);
