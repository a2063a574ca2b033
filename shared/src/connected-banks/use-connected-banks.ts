import { useState } from 'react';
import { bankLinkCalls, callApi, moneyCalls, REFRESH_LIMIT_MS } from '@verdant/shared/contract';
import type { BankAsked, BankLink, MoneyUpdate } from '@verdant/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const BANKS = ['connected-banks'];
const RESPONSE_LIMIT_MS = REFRESH_LIMIT_MS + 10_000;

type Banks = {
  links: readonly BankLink[];
  updates: readonly MoneyUpdate[];
  canLink: boolean;
};

export type BankActionOutcome =
  /** `isComplete` is false if the refresh of any bank failed. */
  | { status: 'refreshed'; isComplete: boolean; asked: BankAsked }
  | { status: 'not refreshed' }
  | { status: 'disconnected'; link: BankLink };

const worstOf = (updates: readonly MoneyUpdate[]): BankAsked =>
  (['input', 'failed', 'running', 'recent'] as const).find((status) => updates.some(({ asked }) => asked === status)) ??
  'done';

export function useConnectedBanks() {
  const api = useApi();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<BankActionOutcome>();
  const setBanks = (change: (banks: Banks) => Partial<Banks>) =>
    client.setQueryData<Banks>(BANKS, (banks) => banks && { ...banks, ...change(banks) });

  const query = useQuery<Banks>({
    queryKey: BANKS,
    queryFn: async ({ signal }) => {
      // A failed request for the update times is ignored, because the list of banks is useful without these times.
      const overview = callApi(api, moneyCalls.overview, { signal }).catch(() => ({ updates: [], can_link: true }));
      const { links } = await callApi(api, bankLinkCalls.list, { signal });
      const { updates, can_link: canLink } = await overview;
      return { links, updates, canLink };
    },
    retry: false,
    gcTime: 0,
  });
  const refresh = useMutation({
    mutationFn: async () => callApi(api, moneyCalls.refresh, { timeoutMs: RESPONSE_LIMIT_MS }),
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ updates }) => {
      setBanks(() => ({ updates }));
      const isComplete = updates.every(({ failure }) => failure === null);
      setOutcome({ status: 'refreshed', isComplete, asked: worstOf(updates) });
    },
    onError: () => setOutcome({ status: 'not refreshed' }),
  });
  const disconnect = useMutation({
    mutationFn: async ({ id }: BankLink) => callApi(api, bankLinkCalls.disconnect, { params: { id } }),
    onSuccess: (_response, link) => {
      setBanks(({ links }) => ({ links: links.filter(({ id }) => id !== link.id) }));
      setOutcome({ status: 'disconnected', link });
    },
  });
  return { query, outcome, refresh, disconnect };
}

export type ConnectedBanksControl = ReturnType<typeof useConnectedBanks>;
