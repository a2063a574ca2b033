/** Max pages counted per IP address: reloading a thousand times alone rolls nothing back. */
const MAX_PAGES_PER_IP = 3;
const MAX_IPS = 20_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function isLoopback(ip: string): boolean {
  return LOOPBACK.test(ip);
}

interface Pages {
  readonly since: number;
  readonly pages: Set<string>;
}

/**
 * Returns a check whether a page's reports count for automatic rollback. IP addresses are kept in memory alone, for
 * `windowMs`, and never stored. This machine itself, which only its owner uses, has no limit.
 */
export function createPageLimit(windowMs: number, now: () => number = Date.now): (ip: string, page: string) => boolean {
  const byIp = new Map<string, Pages>();

  return (ip, page) => {
    if (isLoopback(ip)) return true;
    const known = byIp.get(ip);
    const entry = known && now() - known.since < windowMs ? known : { since: now(), pages: new Set<string>() };
    if (entry !== known) {
      byIp.delete(ip);
      byIp.set(ip, entry);
    }
    // The oldest is dropped first: a map keeps the order of insertion.
    if (byIp.size > MAX_IPS) byIp.delete(byIp.keys().next().value ?? '');
    if (entry.pages.has(page)) return true;
    if (entry.pages.size >= MAX_PAGES_PER_IP) return false;
    entry.pages.add(page);
    return true;
  };
}
