import { useEffect, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useLocation, useNavigate } from '@verdant/shared/router';

/** HTTP status of the API contract for a mailed link that is unknown, used or expired. */
const LINK_IS_OVER = 400;

export const isInvalidLinkError = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.status === LINK_IS_OVER;

/**
 * Returns the token of the link and removes the token from the URL, where the history and other code could read it.
 * After a reload, the user needs the link again.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    // history.replaceState would not update the location of the router.
    if (search !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return token;
}
