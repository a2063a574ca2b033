/** Parses `Retry-After` (RFC 9110, 10.2.3: seconds or a date). Returns ms from `now`; 0 without the header. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - now || 0);

export const appendQueryParameter = (url: string, parameter: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${parameter}`;

/**
 * Returns a file's URL after `failures` failures. Each retry needs a new URL, because browsers would reuse a pending
 * request or a failed preload of the old URL.
 */
export const retryUrl = (url: string, failures: number): string =>
  failures > 0 ? appendQueryParameter(url, `retry=${failures}`) : url;
