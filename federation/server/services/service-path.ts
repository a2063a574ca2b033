/** What a request for a service names: `/services/<remote>/<service>/<rest>?<query>`. */
export interface ServiceTarget {
  readonly remote: string;
  readonly service: string;
  /** As it was sent, with its first slash; `/` when there is none. */
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly query: string;
}

const TARGET = /^\/services\/([a-z][a-z0-9-]{1,40})\/([a-z][a-z0-9-]{0,39})(\/[^?#]*)?(\?[^#]*)?$/;
/** What RFC 3986 allows in a path: a percent sign only before two digits. */
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i;
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]|]|%[\da-f]{2})*$/i;
/** `/`, `\`, control characters and a percent sign, encoded: some servers decode before they split, or twice. */
const ENCODED_MEANING = /%(?:2f|5c|25|7f|[01][\da-f])/i;
/** A segment that leads elsewhere; some servers take what follows `;` for a parameter of the segment. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/i;

/**
 * Reads the URL of a request as it was sent. Undefined when it is no service's, or when it could name anything but a path
 * below the service's URL: dot segments, two slashes in a row, and encoded separators.
 */
export function readTarget(url: string): ServiceTarget | undefined {
  const [, remote = '', service = '', path = '/', query = ''] = TARGET.exec(url) ?? [];
  const isPlain = PATH.test(path) && !path.includes('//') && !ENCODED_MEANING.test(path) && !DOTS.test(path);
  return remote !== '' && isPlain && QUERY.test(query) ? { remote, service, path, query } : undefined;
}

/** The path and query below the URL that an operator gave, as they are sent to its origin. */
export function pathBelow(base: URL, { path, query }: ServiceTarget): string {
  const below = base.pathname.endsWith('/') ? base.pathname.slice(0, -1) : base.pathname;
  return `${below}${path}${query}`;
}
