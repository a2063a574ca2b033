import { useEffect } from 'react';
import { accountChangeCalls, callApi } from '../contract';
import { useApi, useAuth } from '@verdant/shared/services';

/** The link of the mail opens in another tab: asks again whenever the person returns to this one. */
export function useConfirmedElsewhere(): void {
  const api = useApi();
  const { updateUser } = useAuth();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      callApi(api, accountChangeCalls.status, { signal: leaving.signal }).then(
        ({ email_verified }) => email_verified && updateUser({ email_verified }),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, updateUser]);
}
