import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MoneyOverview } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { hasOwnPart, linkingKind } from './linking-kind';
import type { LinkingKind, OwnPage } from './linking-kind';

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
