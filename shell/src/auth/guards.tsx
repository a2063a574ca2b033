import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { Navigate, useLocation } from '@verdant/shared/router';
import type { RemotePage } from '@verdant/federation/contract';
import { Spinner } from '@verdant/shared/ui';
import { useShellAuth } from './auth-provider';
import { destinationAfterAuth, signInLocationState } from './destination';

type ShellAuth = ReturnType<typeof useShellAuth>;

/** Returns the content that replaces a guarded page (spec 2, "The guard"); null if the page can be shown. */
function insteadOfGuarded({ isAuthenticated, isLoading, ended }: ShellAuth, location: Location): ReactNode {
  if (isLoading) return <Spinner />;
  if (isAuthenticated) return null;
  const { pathname, search, hash } = location;
  const state = ended === 'logout' ? null : signInLocationState({ pathname, search, hash }, ended);
  return <Navigate to="/sign-in" state={state} replace />;
}

/** Returns the content that replaces sign-in or sign-up, which redirect signed-in users. The form stays during a login. */
function insteadOfAnonymous({ isAuthenticated, user, settled }: ShellAuth, location: Location): ReactNode {
  if (!settled) return <Spinner />;
  if (!isAuthenticated) return null;
  return <Navigate to={destinationAfterAuth(location.pathname, location.state, user)} replace />;
}

/**
 * Returns the content that replaces a page with this access; null if the page can be shown. A hook, unlike a wrapper
 * component, keeps the page's error boundary mounted.
 */
export function useAccessFallback(access: RemotePage['access']): ReactNode {
  const auth = useShellAuth();
  const location = useLocation();
  switch (access) {
    case 'guarded':
      return insteadOfGuarded(auth, location);
    case 'anonymous':
      return insteadOfAnonymous(auth, location);
    case 'public':
      return null;
  }
}
