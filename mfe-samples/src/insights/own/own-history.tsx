import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { HistoryPanel } from '@verdant/shared/score-history';

function WithAccountData() {
  const { overview } = useMoney();
  return overview && hasAccountData(overview) && <HistoryPanel />;
}

/** The user's score history. Renders nothing without account data or before the user's second quiz result. */
export function OwnHistory() {
  return (
    <QueryProvider>
      <WithAccountData />
    </QueryProvider>
  );
}
