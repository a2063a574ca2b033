import { useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MoneyOverview } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { hasOwnData, accountDataState } from './linking-kind';
import type { AccountDataState, OwnDataPage } from './linking-kind';

/** The part of a page for users with account data. */
export type OwnDataPart = {
  page: OwnDataPage;
  load: () => Promise<ComponentType<MoneyOverview>>;
  /** Called once it is known whether the part is shown. */
  onKnown: (isShown: boolean) => void;
};

type LinkingProps = {
  children: (kind: AccountDataState | undefined) => ReactNode;
  /** Rendered instead of `children` if the user has account data for the page. */
  own?: OwnDataPart | undefined;
};

/** Wrapper while the chunk loads: CSS hides the example below as long as `data-loading` is present. */
const Loading = ({ children }: { children: ReactNode }) => <div data-loading="">{children}</div>;

function Shown({ load, overview }: Pick<OwnDataPart, 'load'> & { overview: MoneyOverview }) {
  const [Own] = useState(() => lazyComponent(load, Loading));
  return <Own {...overview} />;
}

function Known({ children, own }: LinkingProps) {
  const { overview, isLoading } = useMoney();
  const kind = isLoading ? undefined : accountDataState(overview, own?.page);
  const isShown = own !== undefined && overview !== undefined && hasOwnData(own.page, overview);
  const onKnown = own?.onKnown;
  useLayoutEffect(() => {
    if (!isLoading) onKnown?.(isShown);
  }, [isLoading, isShown, onKnown]);
  return isShown ? <Shown load={own.load} overview={overview} /> : children(kind);
}

/**
 * Renders `own` if the user has account data for the page. Otherwise renders `children` with the linking kind, which is
 * undefined while the account data loads.
 */
export function OwnDataOrSample(props: LinkingProps) {
  return (
    <QueryProvider>
      <Known {...props} />
    </QueryProvider>
  );
}
