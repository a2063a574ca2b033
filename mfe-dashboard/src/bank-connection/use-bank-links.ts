import { useCallback, useEffect, useState } from 'react';
import { bankLinkCalls, callApi } from '@verdant/shared/contract';
import type { BankLink } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';

type UseBankLinks = {
  /** Null while loading, and when the request failed. */
  links: BankLink[] | null;
  /** Removes a connection; rejects when the server fails. */
  disconnect: (id: string) => Promise<void>;
};

/** The person's connected banks. The list is hidden when it fails to load: the page's purpose is connecting. */
export function useBankLinks(): UseBankLinks {
  const api = useApi();
  const [links, setLinks] = useState<BankLink[] | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    callApi(api, bankLinkCalls.list, { signal: leaving.signal }).then(
      (response) => setLinks(response.links),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api]);

  const disconnect = useCallback(
    async (id: string) => {
      await callApi(api, bankLinkCalls.disconnect, { params: { id } });
      setLinks((before) => before?.filter((link) => link.id !== id) ?? null);
    },
    [api],
  );
  return { links, disconnect };
}
