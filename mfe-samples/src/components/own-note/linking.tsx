import type { ReactNode } from 'react';
import type { MoneyOverview } from '@verdant/shared/contract';
import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { linkingKind } from './linking-kind';
import type { LinkingKind } from './linking-kind';

type LinkingProps = {
  /** `data`: undefined without accounts and linked banks. */
  children: (kind: LinkingKind | undefined, data: MoneyOverview | undefined) => ReactNode;
};

function Known({ children }: LinkingProps) {
  const { overview, isLoading } = useMoney();
  return children(
    isLoading ? undefined : linkingKind(overview),
    overview && hasAccountData(overview) ? overview : undefined,
  );
}

/** Renders `children` with what is known of account data; undefined while that loads. */
export function Linking({ children }: LinkingProps) {
  return (
    <QueryProvider>
      <Known>{children}</Known>
    </QueryProvider>
  );
}
