import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import type { AccountStatus } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/**
 * What is known of the account's e-mail address; `refresh` after a change. Undefined while it loads and when that has
 * failed: the server decides in any case.
 */
export function useAccountStatus(): { status: AccountStatus | undefined; refresh: () => void } {
  const api = useApi();
  const { data, refetch } = useQuery<AccountStatus>({
    queryKey: ['account-status'],
    queryFn: async ({ signal }) => callApi(api, accountChangeCalls.status, { signal }),
    retry: false,
    gcTime: 0,
  });
  return { status: data, refresh: () => void refetch() };
}
