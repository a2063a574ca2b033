import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';

/**
 * The token of the link that led here, removed from the URL at once: neither the history nor anything that
 * reads the URL finds it. It lives in this page's memory alone, so a reload needs the mail again.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    // By the router, which calls history.replaceState and tracks the URL too.
    if (search !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return token;
}
