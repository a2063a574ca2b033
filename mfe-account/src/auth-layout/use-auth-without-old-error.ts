import { useEffect, useRef } from 'react';
import { useAuth } from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';

/** Returns `useAuth` for a page that must not show the error of an earlier page, and clears that error. */
export function useAuthWithoutOldError(): AuthService {
  const auth = useAuth();
  const { clearError } = auth;
  const opened = useRef(false);
  // Clears the error only on mount, although `clearError` can be a new function after each change of the auth state.
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    clearError();
  }, [clearError]);
  return auth;
}
