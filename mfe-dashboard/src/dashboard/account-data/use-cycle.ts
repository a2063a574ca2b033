import { useCall } from '@verdant/shared/calls';
import { moneyCycleCalls } from '@verdant/shared/contract';

/** The key of the pay cycle in the cache, as of the update at `version`. */
export const cycleKey = (version: string) => ['account-data', 'cycle', version];

/** The pay cycle and what is due in it, as of the update at `version`. Not fetched while `isEnabled` is false. */
export const useCycle = (version: string, isEnabled: boolean) =>
  useCall(moneyCycleCalls.cycle, {}, cycleKey(version), { enabled: isEnabled });
