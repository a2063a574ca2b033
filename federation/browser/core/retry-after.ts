/** What a server asks for with `Retry-After` (RFC 9110, 10.2.3: seconds or a date), in ms from `now`; undefined when malformed. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
