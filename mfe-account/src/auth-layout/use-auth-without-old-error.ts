import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';

/** Returns `useAuth` and clears the error of an earlier page. */
export function useAuthWithoutOldError(): AuthService {
  const auth = useAuth();
  const clear = useEffectEvent(auth.clearError);
  useEffect(() => clear(), []);
  return auth;
}
