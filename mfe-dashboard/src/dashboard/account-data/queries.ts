import { useCall } from '@verdant/shared/calls';
import { moneyCycleCalls, goalCalls } from '@verdant/shared/contract';

/** Returns the query key of the pay cycle. `version`: version of the account data from which the cycle is computed. */
export const payCycleQueryKey = (version: string) => ['account-data', 'cycle', version];

/** Fetches the pay cycle with its due payments, for the account data of `version`. Sends no request unless `isEnabled`. */
export const usePayCycle = (version: string, isEnabled: boolean) =>
  useCall(moneyCycleCalls.cycle, {}, payCycleQueryKey(version), { enabled: isEnabled });

/** Fetches the measures and the goals for the account data of `version`. Sends no request if `hasTransactions` is false. */
export const useMeasures = (version: string, hasTransactions = true) =>
  useCall(goalCalls.measures, {}, ['account-data', 'measures', version], { enabled: hasTransactions });
