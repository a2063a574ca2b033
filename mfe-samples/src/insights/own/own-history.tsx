import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { HistoryPanel } from '@verdant/shared/score-history';

function WithAccountData() {
  const { overview } = useMoney();
  return overview && hasAccountData(overview) && <HistoryPanel />;
}

/** The own scores over time and what changed them, for users with account data, from the second result on; nothing before. */
export function OwnHistory() {
  return (
    <QueryProvider>
      <WithAccountData />
    </QueryProvider>
  );
}
