import { QueryProvider } from '@verdant/shared/query';
import { HistoryPanel } from '@verdant/shared/score-history';

/** A user's own scores over time and what changed them, from the second result on; nothing before. */
export function OwnHistory() {
  return (
    <QueryProvider>
      <HistoryPanel />
    </QueryProvider>
  );
}
