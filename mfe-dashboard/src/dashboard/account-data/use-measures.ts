import { useCall } from '@verdant/shared/calls';
import { goalCalls } from '@verdant/shared/contract';

/** Fetches the measures and the goals as of the update at `version`. Nothing is fetched without transactions. */
export const useMeasures = (version: string, hasTransactions = true) =>
  useCall(goalCalls.measures, {}, ['account-data', 'measures', version], { enabled: hasTransactions });
