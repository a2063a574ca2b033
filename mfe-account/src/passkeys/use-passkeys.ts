import { useState } from 'react';
import { callApi, passkeyCalls } from '@verdant/shared/contract';
import type { Passkey, PasskeyList } from '@verdant/shared/contract';
import { useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const PASSKEYS = ['passkeys'];

/** What was done last, for the sentence that says so. */
export type Done = 'added' | 'renamed' | 'removed';

/** The form that is open next to the list. */
export type Step =
  | { status: 'resting'; done?: Done }
  | { status: 'adding' }
  | { status: 'renaming'; passkey: Passkey }
  | { status: 'removing'; passkey: Passkey };

/** The passkeys of the account, and the steps that change them. */
export function usePasskeys() {
  const api = useApi();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'resting' });
  const query = useQuery<PasskeyList>({
    queryKey: PASSKEYS,
    queryFn: async ({ signal }) => callApi(api, passkeyCalls.list, { signal }),
    retry: false,
    gcTime: 0,
  });
  /** Ends a step: the list is changed as the server has changed it. */
  const finish = (done: Done, change: (passkeys: Passkey[]) => Passkey[]) => {
    client.setQueryData<PasskeyList>(PASSKEYS, (list) => list && { ...list, passkeys: change(list.passkeys) });
    setStep({ status: 'resting', done });
  };
  return { query, step, setStep, finish };
}

export type Passkeys = ReturnType<typeof usePasskeys>;
