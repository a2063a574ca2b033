import type { ReactNode } from 'react';
import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { HistoryPanel } from '@verdant/shared/score-history';

type OwnHistoryProps = { loading: ReactNode };

function WithAccountData({ loading }: OwnHistoryProps) {
  const { overview, isLoading } = useMoney();
  if (isLoading) return loading;
  return overview && hasAccountData(overview) && <HistoryPanel loading={loading} />;
}

/** The user's score history. Renders nothing without account data or before the user's second quiz result. */
export function OwnHistory({ loading }: OwnHistoryProps) {
  return (
    <QueryProvider>
      <WithAccountData loading={loading} />
    </QueryProvider>
  );
}
