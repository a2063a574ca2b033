import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { hasAccountData, transactionsFrom } from '@verdant/shared/money';

/** State of account data on a sample page: present, linkable, stored goals or budgets without accounts, or none. */
export type LinkingKind = 'linked' | 'unlinked' | 'kept' | 'keptUnlinked' | 'none';

/** @param overview undefined when it could not be loaded: then nothing is promised */
export function linkingKind(
  overview: Pick<MoneyOverview, 'accounts' | 'updates' | 'can_link' | 'kept'> | undefined,
  page?: OwnPage,
): LinkingKind {
  if (!overview) return 'none';
  const { kept } = overview;
  if ((page === 'savings' && kept?.goals) || (page === 'budget' && kept?.budget)) {
    return overview.can_link ? 'keptUnlinked' : 'kept';
  }
  if (transactionsFrom(overview) !== null) return 'linked';
  return overview.can_link ? 'unlinked' : 'none';
}

/** Shares, funds or super that count, each once. */
export const isOwnInvestment = ({ is_investment, is_counted, left_out, same_as }: MoneyAccount): boolean =>
  is_investment === true && is_counted && left_out === null && same_as === null;

/** Conditions for the own part of each page: some account, an investment, or transactions. */
const needs = {
  savings: hasAccountData,
  investments: ({ accounts }: MoneyOverview) => accounts.some(isOwnInvestment),
  budget: (overview: MoneyOverview) => transactionsFrom(overview) !== null,
} as const satisfies Record<string, (overview: MoneyOverview) => boolean>;

export type OwnPage = keyof typeof needs;

/** Whether there is anything of the user's own that a page shows. */
export const hasOwnPart = (page: OwnPage, overview: MoneyOverview): boolean => needs[page](overview);
