import type { MoneyOverview } from '../contract';

/** Identifies the state of all linked banks: it changes when any of them was updated. */
export const versionOf = ({ updates }: Pick<MoneyOverview, 'updates'>): string =>
  updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join();
