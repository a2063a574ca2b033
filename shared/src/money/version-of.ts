import type { MoneyOverview } from '../contract';

/** Returns a text that identifies the state of all linked banks and changes with each update of a bank. */
export const versionOf = ({ updates }: Pick<MoneyOverview, 'updates'>): string =>
  updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join();
