import type { GoalsState, MoneyAccount } from '@verdant/shared/contract';
import type { GoalChanges } from './use-goals';

/** What the parts of the section share. */
export type GoalsContext = {
  state: GoalsState;
  accounts: readonly MoneyAccount[];
  /** The name of an account; undefined for one that is gone. */
  nameOf: (accountId: string) => string | undefined;
  changes: GoalChanges;
  /** What went wrong with the last change, for the form that is open. */
  failure: string | null;
};
