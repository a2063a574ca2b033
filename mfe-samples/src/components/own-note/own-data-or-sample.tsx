import { useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MoneyOverview } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { hasOwnData, accountDataState } from './linking-kind';
import type { AccountDataState, OwnDataPage } from './linking-kind';

export type OwnDataPart = {
  page: OwnDataPage;
  load: () => Promise<ComponentType<MoneyOverview>>;
  onKnown: (isShown: boolean) => void;
};

type LinkingProps = {
  children: (kind: AccountDataState | undefined) => ReactNode;
  /** Replaces `children` if the user has account data for the page. */
  own?: OwnDataPart | undefined;
};

/** CSS hides the example while `data-loading` is present. */
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

/** Renders `own` if the user has data for the page, else `children`, whose state is undefined while loading. */
export function OwnDataOrSample(props: LinkingProps) {
  return (
    <QueryProvider>
      <Known {...props} />
    </QueryProvider>
  );
}
