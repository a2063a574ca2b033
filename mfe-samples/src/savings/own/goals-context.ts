import type { Changes } from '@verdant/shared/changes';
import type { MoneyAccount } from '@verdant/shared/contract';
import type { Change } from './changes';
import type { Goals } from './use-goals';

/** State and actions that the parts of the section share. */
export type GoalsContext = {
  state: Goals;
  accounts: readonly MoneyAccount[];
  /** The name of an account; undefined for one that is gone. */
  nameOf: (accountId: string) => string | undefined;
  changes: Changes<Change>;
  /** True if all goals together take more of each pay than is free. */
  isOver: boolean;
};
