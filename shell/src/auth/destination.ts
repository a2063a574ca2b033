import * as v from 'valibot';
import type { User } from '@verdant/shared/contract';
import type { SessionEndReason } from './auth-state';

const place = v.object({ pathname: v.string(), search: v.fallback(v.string(), ''), hash: v.fallback(v.string(), '') });
const keptPlace = v.object({ from: place });

/** Returns the location state for the sign-in page: the page to return to, and `expired` if the session has expired. */
export function signInLocationState(from: Pick<Location, 'pathname' | 'search' | 'hash'>, ended: SessionEndReason) {
  return { from, ...(ended === 'expired' && { expired: true }) };
}

/** Returns the URL of the page from which the guard redirected; undefined unless the URL is a path of this origin. */
function storedPage(state: unknown): string | undefined {
  const parsed = v.safeParse(keptPlace, state);
  if (!parsed.success) return undefined;
  const { pathname, search, hash } = parsed.output.from;
  if (!pathname.startsWith('/') || pathname.startsWith('//') || pathname.includes('\\')) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Returns the page to open after sign-in or sign-up on `path`: the requested page, the quiz or the dashboard. */
export function destinationAfterAuth(path: string, locationState: unknown, user: User | null): string {
  const kept = storedPage(locationState);
  if (kept) return kept;
  const completed = user?.onboarding_completed ?? path !== '/sign-up';
  return completed ? '/dashboard' : '/onboarding';
}
