import { useEffect } from 'react';
import { useApi, useAuth } from '@verdant/shared/services';
import { loadCalls } from './load-calls';

/** Checks again whenever the user returns to this tab, because the mail's link opens in another. */
export function useConfirmedElsewhere(isUnconfirmed: boolean): void {
  const api = useApi();
  const { updateUser } = useAuth();
  useEffect(() => {
    if (!isUnconfirmed) return;
    const leaving = new AbortController();
    const ask = () => {
      if (document.hidden) return;
      loadCalls()
        .then(({ isConfirmed }) => isConfirmed(api, leaving.signal))
        .then(
          (email_verified) => email_verified && updateUser({ email_verified }),
          () => undefined,
        );
    };
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, updateUser, isUnconfirmed]);
}
