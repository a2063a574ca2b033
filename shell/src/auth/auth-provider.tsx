import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { createApiClient } from '@verdant/shared/api';
import { ApiContext, AuthContext } from '@verdant/shared/services';
import type { User } from '@verdant/shared/contract';
import { logFailure, withRequestIdNotes } from '../diagnostics/log-failure';
import { pageLanguage } from '../language/page-language';
import { TOKEN_KEY } from '../stored-keys';
import type { AuthAction, signIn, signUp } from './auth-flows';
import { authReducer, initialAuthState } from './auth-state';
import type { ShellAuthState } from './auth-state';
import { signInLocationState } from './destination';
import { pagePreloadedRequests } from './page-calls';
import { clearUserDataInMemory, forgetOtherUsers, removePersonalData } from './personal-data';
import { fetchProfilePayload, NETWORK_MESSAGE, parseUser } from './profile-call';
import { createSessionRevoker } from './session-revoker';
import { withSessionUseTracking } from './session-use';
import { tokenStore } from './token-store';

const loadFlows = async () => import(/* webpackChunkName: "auth-flows" */ './auth-flows');

const ShellAuthContext = createContext<ShellAuthState | null>(null);

export function useShellAuth(): ShellAuthState {
  const state = useContext(ShellAuthContext);
  if (!state) throw new Error('useShellAuth must be used within an AuthProvider');
  return state;
}

/** Prerendered content for visitors, or the app shell of a page that requires sign-in. */
export type PrerenderedFor = 'for-visitors' | 'app-shell';

type AuthProviderProps = {
  /** Kind of the prerendered content. A page for visitors is hydrated as signed out, and a token is applied then. */
  prerenderedFor: PrerenderedFor | undefined;
  children: ReactNode;
};

/** True if the first render shows a signed-in user. The app shell is only hydrated with a token. */
function startsSignedIn(prerenderedFor: PrerenderedFor | undefined): boolean {
  return prerenderedFor === 'app-shell' || (prerenderedFor === undefined && tokenStore.read() !== null);
}

export function AuthProvider({ prerenderedFor, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(authReducer, null, () => initialAuthState(startsSignedIn(prerenderedFor)));
  const navigate = useNavigate();
  const location = useLocation();

  const revoker = useMemo(() => createSessionRevoker(), []);
  useEffect(() => revoker.start(), [revoker]);

  /** Removes the token from the browser and ends its session on the server. */
  const discardToken = useCallback(() => {
    const token = tokenStore.read();
    tokenStore.remove();
    if (token !== null) revoker.revoke(token);
  }, [revoker]);

  const signedIn = useCallback((user: User) => {
    forgetOtherUsers(user.id);
    dispatch({ type: 'signed-in', user });
  }, []);

  // Signs out and redirects to sign-in (spec 8). Typed answers stay on the device: the user may return.
  const onTokenRefused = useCallback(
    (sentToken: string | null) => {
      // A late response to a request of a previous user must not sign out the current user.
      if (tokenStore.read() === null || tokenStore.read() !== sentToken) return;
      tokenStore.remove();
      clearUserDataInMemory();
      dispatch({ type: 'ended', why: 'expired' });
      const { pathname, search, hash } = window.location;
      const kept = signInLocationState({ pathname, search, hash }, 'expired');
      if (pathname !== '/sign-in') void navigate('/sign-in', { state: kept });
    },
    [navigate],
  );

  const api = useMemo(
    () =>
      createApiClient({
        getToken: tokenStore.read,
        getLanguage: pageLanguage,
        onUnauthorized: () => undefined,
        onTokenRefused,
        onFailure: logFailure,
        fetch: withRequestIdNotes(withSessionUseTracking(pagePreloadedRequests.fetch)),
      }),
    [onTokenRefused],
  );

  const loadStoredUser = useCallback(async () => {
    const token = tokenStore.read();
    // The result is ignored if a sign-in or logout has happened meanwhile, because those dispatch their own events.
    const isCurrent = () => tokenStore.read() === token;
    dispatch({ type: 'started' });
    try {
      const user = parseUser(await fetchProfilePayload(api));
      if (isCurrent()) signedIn(user);
    } catch {
      if (!isCurrent()) return;
      discardToken();
      clearUserDataInMemory();
      dispatch({ type: 'ended', why: 'failed' });
    }
  }, [api, signedIn, discardToken]);

  // This effect runs before the first paint, so that a signed-in user does not see the page for visitors.
  useLayoutEffect(() => {
    if (prerenderedFor === 'for-visitors' && tokenStore.read() !== null) dispatch({ type: 'token-found' });
  }, [prerenderedFor]);

  const { settled } = state;
  useEffect(() => {
    if (!settled) void loadStoredUser();
  }, [settled, loadStoredUser]);

  useEffect(() => {
    const follow = () => {
      clearUserDataInMemory();
      if (tokenStore.read() === null) dispatch({ type: 'ended', why: 'logout' });
      else {
        dispatch({ type: 'replaced' });
        void loadStoredUser();
      }
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) follow();
    };
    // A page in the back/forward cache gets no events of other tabs: the token is compared when the page is shown again.
    let leftWith = tokenStore.read();
    const onPageHide = () => {
      leftWith = tokenStore.read();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && tokenStore.read() !== leftWith) follow();
    };
    addEventListener('storage', onStorage);
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
  }, [loadStoredUser]);

  const run = useCallback(
    async (action: AuthAction, flow: (save: typeof tokenStore.write) => Promise<User>) => {
      let saved: string | null = null;
      const save = (type: string, token: string) => {
        tokenStore.write(type, token);
        saved = tokenStore.read();
      };
      dispatch({ type: 'started' });
      try {
        signedIn(await flow(save));
      } catch (error) {
        // A token that another tab has stored meanwhile is kept.
        if (tokenStore.read() === saved) discardToken();
        const message = await loadFlows().then(
          ({ storedAuthError }) => storedAuthError(error, action),
          () => NETWORK_MESSAGE,
        );
        dispatch({ type: 'failed', message });
        throw error;
      }
    },
    [signedIn, discardToken],
  );

  const { isAuthenticated, user, isLoading, error } = state;
  const { pathname } = location;
  const auth = useMemo(
    () => ({
      isAuthenticated,
      user,
      isLoading,
      error,
      login: (credentials: Parameters<typeof signIn>[2]) =>
        run('Login', async (save) => (await loadFlows()).signIn(api, save, credentials)),
      register: (details: Parameters<typeof signUp>[2]) =>
        run('Registration', async (save) => (await loadFlows()).signUp(api, save, details)),
      logout: () => {
        discardToken();
        removePersonalData();
        dispatch({ type: 'ended', why: 'logout' });
      },
      updateUser: (fields: Partial<User>) => dispatch({ type: 'user-changed', fields }),
      clearError: () => dispatch({ type: 'error-cleared' }),
    }),
    [api, run, discardToken, isAuthenticated, user, isLoading, error],
  );

  // An error is cleared on navigation, because it belongs to the page on which it happened.
  useEffect(() => dispatch({ type: 'error-cleared' }), [pathname]);

  return (
    <ShellAuthContext value={state}>
      <ApiContext value={api}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ApiContext>
    </ShellAuthContext>
  );
}
