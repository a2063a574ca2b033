import { useCall } from '@verdant/shared/calls';
import { moneyCycleCalls } from '@verdant/shared/contract';

/** Returns the query key of the pay cycle. `version`: version of the account data from which the cycle is computed. */
export const cycleKey = (version: string) => ['account-data', 'cycle', version];

/**
 * Fetches the pay cycle with the payments due in it, for the account data of `version`. Sends no request while `isEnabled`
 * is false.
 */
export const useCycle = (version: string, isEnabled: boolean) =>
  useCall(moneyCycleCalls.cycle, {}, cycleKey(version), { enabled: isEnabled });
