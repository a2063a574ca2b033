import { createContext, useCallback, useContext, useEffect, useMemo, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { createApiClient } from '@verdant/shared/api';
import { ApiContext, AuthContext } from '@verdant/shared/services';
import type { User } from '@verdant/shared/contract';
import { logFailure } from '../diagnostics/log-failure';
import { pageLanguage } from '../language/stored-language';
import { callProfile } from './auth-calls';
import { storedAuthError } from './auth-errors';
import type { AuthAction } from './auth-errors';
import { signIn, signUp } from './auth-flows';
import { authReducer, initialAuth } from './auth-state';
import type { ShellAuthState } from './auth-state';
import { TOKEN_KEY, tokenStore } from './token-store';

const ShellAuthContext = createContext<ShellAuthState | null>(null);

/** The auth state with what only the shell needs of it. */
export function useShellAuth(): ShellAuthState {
  const state = useContext(ShellAuthContext);
  if (!state) throw new Error('useShellAuth must be used within an AuthProvider');
  return state;
}

/** Provides the signed-in user, and `useAuth` and `useApi` to remotes. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, null, () => initialAuth(tokenStore.read()));
  const navigate = useNavigate();
  const location = useLocation();

  // The 401 rule (spec 8): the guard handles guarded pages; other pages redirect to the sign-in page.
  const onUnauthorized = useCallback(() => {
    const hadToken = tokenStore.read() !== null;
    tokenStore.remove();
    if (!hadToken) return;
    dispatch({ type: 'ended', why: 'expired' });
    const { pathname, search, hash } = window.location;
    if (pathname !== '/sign-in') void navigate('/sign-in', { state: { from: { pathname, search, hash } } });
  }, [navigate]);

  const api = useMemo(
    () =>
      createApiClient({
        getToken: tokenStore.read,
        getLanguage: pageLanguage,
        onUnauthorized,
        onFailure: logFailure,
      }),
    [onUnauthorized],
  );

  const loadStoredUser = useCallback(async () => {
    dispatch({ type: 'started' });
    try {
      dispatch({ type: 'signed-in', user: await callProfile(api) });
    } catch {
      tokenStore.remove();
      dispatch({ type: 'ended', why: 'expired' });
    }
  }, [api]);

  const { settled } = state;
  useEffect(() => {
    if (!settled) void loadStoredUser();
  }, [settled, loadStoredUser]);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY && event.key !== null) return;
      if (tokenStore.read() === null) dispatch({ type: 'ended', why: 'logout' });
      else void loadStoredUser();
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, [loadStoredUser]);

  const run = useCallback(async (action: AuthAction, flow: () => Promise<User>) => {
    dispatch({ type: 'started' });
    try {
      dispatch({ type: 'signed-in', user: await flow() });
    } catch (error) {
      tokenStore.remove();
      dispatch({ type: 'failed', message: storedAuthError(error, action) });
      throw error;
    }
  }, []);

  const { isAuthenticated, user, isLoading, error } = state;
  const { pathname } = location;
  const auth = useMemo(
    () => ({
      isAuthenticated,
      user,
      isLoading,
      error,
      login: (credentials: Parameters<typeof signIn>[2]) =>
        run('Login', () => signIn(api, tokenStore.write, credentials)),
      register: (details: Parameters<typeof signUp>[2]) =>
        run('Registration', () => signUp(api, tokenStore.write, details)),
      logout: () => {
        // Ends the session on the server; a failure does not matter to the user.
        api.post('/auth/logout').catch(() => undefined);
        tokenStore.remove();
        dispatch({ type: 'ended', why: 'logout' });
      },
      updateUser: (fields: Partial<User>) => dispatch({ type: 'user-changed', fields }),
      clearError: () => dispatch({ type: 'error-cleared' }),
    }),
    [api, run, isAuthenticated, user, isLoading, error],
  );

  // An error belongs to the page it happened on.
  useEffect(() => dispatch({ type: 'error-cleared' }), [pathname]);

  return (
    <ShellAuthContext value={state}>
      <ApiContext value={api}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ApiContext>
    </ShellAuthContext>
  );
}
