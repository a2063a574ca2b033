import type { ReactNode } from 'react';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { linkingKind } from './linking-kind';
import type { LinkingKind } from './linking-kind';

type LinkingProps = { children: (kind: LinkingKind | undefined) => ReactNode };

function Known({ children }: LinkingProps) {
  const { overview, isLoading } = useMoney();
  return children(isLoading ? undefined : linkingKind(overview));
}

/** Renders `children` with what is known of linked banks; undefined while that loads. */
export function Linking({ children }: LinkingProps) {
  return (
    <QueryProvider>
      <Known>{children}</Known>
    </QueryProvider>
  );
}
