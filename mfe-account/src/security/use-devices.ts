import { accountCalls, callApi } from '@verdant/shared/contract';
import type { SignedInDevice } from '@verdant/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

type Devices = { devices: SignedInDevice[] };

/**
 * Where the account is signed in, and what ends that.
 * @param changes how often a change has signed other devices out: the list is loaded again for each
 */
export function useDevices(changes: number) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['devices', changes];
  const query = useQuery<Devices>({
    queryKey,
    queryFn: async ({ signal }) => callApi(api, accountCalls.devices, { signal }),
    retry: false,
    gcTime: 0,
  });
  const signOut = useMutation({
    mutationFn: async (which: SignedInDevice | 'others'): Promise<unknown> =>
      which === 'others'
        ? callApi(api, accountCalls.signOutOtherDevices, {})
        : callApi(api, accountCalls.signOutDevice, { params: { id: which.id } }),
    onSuccess: (_response, which) =>
      client.setQueryData<Devices>(queryKey, (list) => {
        const isLeft = ({ id, is_current }: SignedInDevice) => (which === 'others' ? is_current : id !== which.id);
        return list && { devices: list.devices.filter(isLeft) };
      }),
  });
  return { query, signOut };
}
