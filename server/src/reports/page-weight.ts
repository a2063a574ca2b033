/** So many pages of one address weigh: whoever reloads a thousand times alone rolls nothing back. */
const PAGES_OF_ONE_ADDRESS = 3;
const REMEMBERED_ADDRESSES = 20_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

interface Pages {
  readonly since: number;
  readonly pages: Set<string>;
}

/**
 * Says whether a page's reports weigh in a rollback. Addresses are kept in memory alone, for `windowMs`, and never
 * stored. This machine itself, where nobody but its owner is, has no limit.
 */
export function createPageWeight(
  windowMs: number,
  now: () => number = Date.now,
): (address: string, page: string) => boolean {
  const byAddress = new Map<string, Pages>();

  return (address, page) => {
    if (isLoopback(address)) return true;
    const known = byAddress.get(address);
    const entry = known && now() - known.since < windowMs ? known : { since: now(), pages: new Set<string>() };
    if (entry !== known) {
      byAddress.delete(address);
      byAddress.set(address, entry);
    }
    // The oldest goes first: a map keeps the order in which its keys came.
    if (byAddress.size > REMEMBERED_ADDRESSES) byAddress.delete(byAddress.keys().next().value ?? '');
    if (entry.pages.has(page)) return true;
    if (entry.pages.size >= PAGES_OF_ONE_ADDRESS) return false;
    entry.pages.add(page);
    return true;
  };
}
