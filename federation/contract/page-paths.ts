/** Values of the path's parameters in an address, by name; `*` is the rest of the address that the wildcard matches. */
export type PathParams = Record<string, string>;

/** Fixed segments of lower case letters, digits and hyphens. Later segments may be `:name`, and the last one may be `*`. */
export const PAGE_PATH = /^\/$|^\/[a-z0-9-]+(\/[a-z0-9-]+|\/:[a-zA-Z]\w*)*(\/\*)?$/;

export const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (part: string) => part.startsWith(':');

/** True if a path matches many addresses. */
export const isPattern = (path: string): boolean => partsOf(path).some((part) => part === '*' || isParameter(part));

/** Maximum length of a page's address, in characters, and its maximum number of parts. */
const MAX_LENGTH = 1_024;
const MAX_PARTS = 32;

/**
 * Splits and decodes an address. Parts stay encoded if one of them is malformed. Undefined if no page has such an address.
 */
function readAddress(address: string): readonly string[] | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const parts = address.split('/').slice(1);
  if (parts.length > MAX_PARTS) return undefined;
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return parts;
  }
}

function matchParts(path: string, given: readonly string[]): PathParams | undefined {
  const segments = partsOf(path);
  const params: PathParams = {};
  for (const [index, part] of segments.entries()) {
    const value = given[index];
    if (part === '*') return { ...params, '*': given.slice(index).join('/') };
    if (!value) return undefined;
    if (isParameter(part)) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return given.slice(segments.length).some(Boolean) ? undefined : params;
}

/**
 * Matches a path against an address (of a URL, without query) like react-router: case-insensitively, with a nonempty
 * segment for each parameter, and without final slashes. Returns undefined if it does not match, or if the address is too
 * long.
 */
export function paramsAt(path: string, address: string): PathParams | undefined {
  const given = readAddress(address);
  return given && matchParts(path, given);
}

/** Returns the rank of a path by specificity, as in react-router: fixed segments before parameters, then `*`. */
export const rankOf = (path: string): number =>
  partsOf(path).reduce((rank, part) => rank + (part === '*' ? -1 : isParameter(part) ? 4 : 11), 0);

/** Finds the page of an address: the most specific path that matches. Ties are resolved in favour of the first page. */
export function pageOf<Page extends { path: string }>(pages: readonly Page[], address: string): Page | undefined {
  const given = readAddress(address);
  if (!given) return undefined;
  return pages.filter(({ path }) => matchParts(path, given)).sort((a, b) => rankOf(b.path) - rankOf(a.path))[0];
}

/** True if an address exists that both paths match. */
export function canMeet(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  for (let index = 0; ; index += 1) {
    const [part, next] = [parts[index], others[index]];
    if (part === '*' || next === '*') return true;
    if (part === undefined || next === undefined) return part === next;
    if (!isParameter(part) && !isParameter(next) && part.toLowerCase() !== next.toLowerCase()) return false;
  }
}

/** True if some address matches both paths and neither path is more specific. */
export const isAmbiguous = (one: string, other: string): boolean =>
  rankOf(one) === rankOf(other) && canMeet(one, other);

/** Returns the address of a link without parameters: `/goals` for `/goals/*`; undefined for `/goals/:id`. */
export function addressOf(path: string): string | undefined {
  const fixed = path.replace(/\/\*$/, '');
  return isPattern(fixed) ? undefined : fixed;
}
