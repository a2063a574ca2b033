/**
 * The address of a file at its n-th try in this page. From the second on it differs, since a browser joins a
 * request that hangs instead of sending a new one.
 */
export function retryUrl(url: string, attempt: number): string {
  return attempt > 1 ? `${url}${url.includes('?') ? '&' : '?'}retry=${attempt - 1}` : url;
}

/** The other way round: which try an address belongs to, from 1. */
export function attemptOf(url: string | undefined): number {
  const retry = /[?&]retry=(\d+)/.exec(url ?? '')?.[1];
  return retry === undefined ? 1 : Number(retry) + 1;
}
