import { useState } from 'react';
import { callApi, secondFactorCalls } from '@verdant/shared/contract';
import type { SecondFactorSetup, SecondFactorStatus } from '@verdant/shared/contract';
import { useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const SECOND_FACTOR = ['second-factor'];

/** What was done last, for the sentence that says so and for the focus. */
export type Done = 'cancelled' | 'codes stored' | 'switched off';

type Step =
  | { status: 'resting'; done?: Done }
  /** The password before a key is made. */
  | { status: 'asking password' }
  /** The key is on the screen, and a first code is to come. */
  | { status: 'showing key'; setup: SecondFactorSetup }
  /** The only time that the codes can be read. */
  | { status: 'showing codes'; codes: readonly string[] }
  | { status: 'replacing codes' }
  | { status: 'switching off' };

/** Whether two-step sign-in is on, and the steps that change that. */
export function useSecondFactor() {
  const api = useApi();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'resting' });
  const query = useQuery<SecondFactorStatus>({
    queryKey: SECOND_FACTOR,
    queryFn: async ({ signal }) => callApi(api, secondFactorCalls.status, { signal }),
    retry: false,
    gcTime: 0,
  });
  const setData = (status: SecondFactorStatus) => client.setQueryData(SECOND_FACTOR, status);
  return { query, step, setStep, setData };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
