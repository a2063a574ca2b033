import type { User } from '@verdant/shared/contract';

type Place = { pathname: string; search: string; hash: string };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** The page the guard had kept, as an address; undefined unless it is a path of this origin. */
export function keptPage(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (!isPlace(from)) return undefined;
  const { pathname, search, hash } = from;
  if (!pathname.startsWith('/') || pathname.startsWith('//') || pathname.includes('\\')) return undefined;
  return `${pathname}${search ?? ''}${hash ?? ''}`;
}

/**
 * Where a person goes who has just signed in or up on the page `path` (readings, "Routes and sign-in"):
 * the kept page, else the quiz until one is completed, else the dashboard.
 */
export function destinationAfterAuth(path: string, locationState: unknown, user: User | null): string {
  const kept = keptPage(locationState);
  if (kept) return kept;
  const completed = user?.onboarding_completed ?? path !== '/sign-up';
  return completed ? '/dashboard' : '/onboarding';
}
