import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@verdant/shared/router';
import type { RemotePage } from '@verdant/federation/contract';
import { Spinner } from '@verdant/shared/ui';
import { useShellAuth } from './auth-provider';
import { destinationAfterAuth, storedState } from './destination';

/** spec 2, "The guard". */
function Guarded({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading, ended } = useShellAuth();
  const { pathname, search, hash } = useLocation();
  if (isLoading) return <Spinner />;
  if (isAuthenticated) return children;
  const state = ended === 'logout' ? null : storedState({ pathname, search, hash }, ended);
  return <Navigate to="/sign-in" state={state} replace />;
}

/** Sign-in and sign-up: redirects signed-in users; the form stays mounted while a login is pending. */
function Anonymous({ children }: { children: ReactNode }) {
  const { isAuthenticated, user, settled } = useShellAuth();
  const location = useLocation();
  if (!settled) return <Spinner />;
  if (!isAuthenticated) return children;
  return <Navigate to={destinationAfterAuth(location.pathname, location.state, user)} replace />;
}

type GuardProps = { access: RemotePage['access']; children: ReactNode };

export function Guard({ access, children }: GuardProps) {
  switch (access) {
    case 'guarded':
      return <Guarded>{children}</Guarded>;
    case 'anonymous':
      return <Anonymous>{children}</Anonymous>;
    case 'public':
      return children;
  }
}
