import { QueryProvider } from '@verdant/shared/query';
import { Overview } from './overview';

export function Dashboard() {
  return (
    <QueryProvider>
      <Overview />
    </QueryProvider>
  );
}
