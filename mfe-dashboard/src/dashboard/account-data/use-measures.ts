import { useCall } from '@verdant/shared/calls';
import { goalCalls } from '@verdant/shared/contract';

/** Fetches the measures and the goals for the account data of `version`. Sends no request if `hasTransactions` is false. */
export const useMeasures = (version: string, hasTransactions = true) =>
  useCall(goalCalls.measures, {}, ['account-data', 'measures', version], { enabled: hasTransactions });
