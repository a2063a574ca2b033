import type { ReactNode } from 'react';
import type { MoneyOverview } from '@verdant/shared/contract';
import { useLazyComponent } from '@verdant/shared/ui';
import { loadLinking } from './own-note';

/** What a page shows of a user's own, once it is known that there are account data. */
export function OwnPart({ children }: { children: (data: MoneyOverview) => ReactNode }) {
  const { state } = useLazyComponent(loadLinking);
  return state.status === 'ready' && <state.Component>{(_kind, data) => data && children(data)}</state.Component>;
}
