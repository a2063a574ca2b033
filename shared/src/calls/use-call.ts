import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { callApi } from '../contract';
import type { ApiCall, CallInput, ReadResponse } from '../contract';

type Options<C extends ApiCall> = Omit<UseQueryOptions<ReadResponse<C>>, 'queryKey' | 'queryFn'>;

/** Sends a call of the contract and returns its query. Needs a `QueryProvider`. */
export function useCall<C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  queryKey: readonly unknown[],
  options?: Options<C>,
) {
  const api = useApi();
  return useQuery<ReadResponse<C>>({
    queryKey,
    queryFn: async ({ signal }) => callApi(api, call, { ...input, signal }),
    ...options,
  });
}
