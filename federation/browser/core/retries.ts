/** Parses `Retry-After` (RFC 9110, 10.2.3: seconds or a date). Returns ms from `now`; 0 without the header. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - now || 0);

/**
 * Returns the URL for the next request of a file that has failed `failures` times in this page. It differs each time,
 * because for the same URL browsers reuse pending requests and failed preloads.
 */
export function retryUrl(url: string, failures: number): string {
  return failures > 0 ? `${url}${url.includes('?') ? '&' : '?'}retry=${failures}` : url;
}
