import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';

/**
 * Returns the token of the link and removes it from the URL at once, so that neither the history nor other code can read it
 * there. It is only in this page's memory, so after a reload the user needs the mail again.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    // Done by the router, which calls history.replaceState and also updates its own location.
    if (search !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return token;
}
