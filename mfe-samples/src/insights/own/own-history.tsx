import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { HistoryPanel } from '@verdant/shared/score-history';

function WithAccountData() {
  const { overview } = useMoney();
  return overview && hasAccountData(overview) && <HistoryPanel />;
}

/** Renders nothing without account data or before the second result. */
export function OwnHistory() {
  return (
    <QueryProvider>
      <WithAccountData />
    </QueryProvider>
  );
}
