import type { MoneyOverview } from '@verdant/shared/contract';

/** Names the state of all linked banks: it changes when any of them was updated. */
export const versionOf = ({ updates }: Pick<MoneyOverview, 'updates'>): string =>
  updates.map(({ updated_at }) => updated_at).join();
