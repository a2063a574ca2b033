import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { MoneyOverview, MoneyAccount } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney, hasAccountData, transactionsFrom } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';

/** What a sample page can say about account data: there are some, a bank could be linked, what was set up is kept, or nothing. */
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

/** What a page shows of a user's own takes some account, an investment, or transactions. */
const needs = {
  savings: hasAccountData,
  investments: ({ accounts }: MoneyOverview) => accounts.some(isOwnInvestment),
  budget: (overview: MoneyOverview) => transactionsFrom(overview) !== null,
} as const satisfies Record<string, (overview: MoneyOverview) => boolean>;

type OwnPage = keyof typeof needs;

/** Whether there is anything of the user's own that a page shows. */
const hasOwnPart = (page: OwnPage, overview: MoneyOverview): boolean => needs[page](overview);

/** What a page shows to users with account data. */
export type OwnPart = {
  page: OwnPage;
  load: () => Promise<ComponentType<MoneyOverview>>;
  /** Called when it appears, and when it goes. */
  onShown: (isShown: boolean) => void;
};

type LinkingProps = {
  children: (kind: LinkingKind | undefined) => ReactNode;
  /** Shown instead of `children` once there are account data. */
  own?: OwnPart | undefined;
};

function Shown({ load, onShown, overview }: OwnPart & { overview: MoneyOverview }) {
  const [Own] = useState(() => lazyComponent(load));
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <Own {...overview} />;
}

function Known({ children, own }: LinkingProps) {
  const { overview, isLoading } = useMoney();
  const kind = isLoading ? undefined : linkingKind(overview, own?.page);
  return own && overview && hasOwnPart(own.page, overview) ? <Shown {...own} overview={overview} /> : children(kind);
}

/** Renders `children` with what is known of account data, undefined while that loads; or what the user has: `own`. */
export function Linking(props: LinkingProps) {
  return (
    <QueryProvider>
      <Known {...props} />
    </QueryProvider>
  );
}
