import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';

const PREFIX = 'verdant:new-result';

const keyOf = (userId: string) => `${PREFIX}:${encodeURIComponent(userId)}`;

/** Runs an access to local storage; returns null on failure. The quiz result then shows until the user leaves the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function handedOver(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('newResult' in state)) return null;
  return typeof state.newResult === 'string' ? state.newResult : null;
}

/** Provides the result of a just completed quiz, or else the last result that this user has not closed in this browser. */
export function useNewResult(userId: string) {
  const place = useLocation();
  const navigate = useNavigate();
  const arrived = handedOver(place.state);
  const [{ sessionId, isNew }, setOpened] = useState(() => {
    const stored = attempt(() => localStorage.getItem(keyOf(userId)));
    return { sessionId: arrived ?? stored, isNew: arrived !== null && arrived !== stored };
  });

  useEffect(() => {
    if (sessionId !== null) attempt(() => localStorage.setItem(keyOf(userId), sessionId));
  }, [userId, sessionId]);

  const close = () => {
    attempt(() => localStorage.removeItem(keyOf(userId)));
    setOpened({ sessionId: null, isNew: false });
    // Clears the navigation state, so that a reload does not show the closed result again.
    void navigate(place.pathname, { replace: true, state: null });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return { sessionId, isNew, close };
}
