import { useEffect, useRef } from 'react';
import { useAuth } from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';

/** Returns `useAuth` and clears the error of an earlier page. */
export function useAuthWithoutOldError(): AuthService {
  const auth = useAuth();
  const { clearError } = auth;
  const opened = useRef(false);
  // `clearError` can be a new function after each change of the auth state.
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    clearError();
  }, [clearError]);
  return auth;
}
