import { useEffect, useRef } from 'react';
import { useAuth } from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';

/** `useAuth` for a page that must not show the stored error of an earlier page. */
export function useFreshAuth(): AuthService {
  const auth = useAuth();
  const { clearError } = auth;
  const opened = useRef(false);
  // On mount only: the service may return a new function after each state change.
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    clearError();
  }, [clearError]);
  return auth;
}
