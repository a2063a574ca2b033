/** How long a server asks to wait with `Retry-After` (RFC 9110, 10.2.3: seconds or a date), in ms from `now`; 0 when it does not. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - now || 0);
