import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';

/**
 * Returns the token of the link and removes it from the URL at once, so that the browser's history and other code cannot
 * read the token there. The token is only in the memory of this page, so after a reload the user needs the link in the mail
 * again.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    // Uses the router and not history.replaceState, because the router also has to update its own location.
    if (search !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return token;
}
