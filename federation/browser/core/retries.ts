/** Parses `Retry-After` (RFC 9110, 10.2.3: seconds or a date). Returns ms from `now`; 0 without the header. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - now || 0);

/**
 * The URL of a file that has failed `failures` times in this page. It differs each time: browsers join a request that
 * hangs instead of sending a new one, and a failed preload is reused for its own URL.
 */
export function retryUrl(url: string, failures: number): string {
  return failures > 0 ? `${url}${url.includes('?') ? '&' : '?'}retry=${failures}` : url;
}
