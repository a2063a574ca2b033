/** Values of the path's parameters in an address, by name; `*` is the rest of the address that the wildcard matches. */
export type PathParams = Record<string, string>;

/**
 * Pattern for a page's path: `/`, or a segment of lower case letters, digits and hyphens, then any number of such segments
 * or `:name`, and optionally `*`.
 */
export const PAGE_PATH = /^\/$|^\/[a-z0-9-]+(\/[a-z0-9-]+|\/:[a-zA-Z]\w*)*(\/\*)?$/;

export const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (part: string) => part.startsWith(':');

/** True if a path has a parameter or a wildcard, so that it matches more than one address. */
export const isPattern = (path: string): boolean => partsOf(path).some((part) => part === '*' || isParameter(part));

/** Maximum length of a page's address in characters, and maximum number of parts between slashes. */
const MAX_LENGTH = 1_024;
const MAX_PARTS = 32;

/** Returns an address's decoded parts; undefined if the address is too long. A malformed part leaves all parts encoded. */
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

function matchParts(path: string, addressParts: readonly string[]): PathParams | undefined {
  const segments = partsOf(path);
  const params: PathParams = {};
  for (const [index, part] of segments.entries()) {
    const value = addressParts[index];
    if (part === '*') return { ...params, '*': addressParts.slice(index).join('/') };
    if (!value) return undefined;
    if (isParameter(part)) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return addressParts.slice(segments.length).some(Boolean) ? undefined : params;
}

/**
 * Returns the parameters' values in the path of a URL; undefined if the page's path does not match. The rules are those of
 * react-router: letter case and final slashes are ignored, and a parameter needs a nonempty segment.
 */
export function paramsAt(path: string, address: string): PathParams | undefined {
  const addressParts = readAddress(address);
  return addressParts && matchParts(path, addressParts);
}

/** Returns a path's rank as in react-router: fixed segments add most, parameters less, `*` subtracts; highest rank wins. */
export const rankOf = (path: string): number =>
  partsOf(path).reduce((rank, part) => rank + (part === '*' ? -1 : isParameter(part) ? 4 : 11), 0);

/** Returns the most specific page for an address, or the first of several equally specific pages; undefined if none. */
export function findPageAt<Page extends { path: string }>(pages: readonly Page[], address: string): Page | undefined {
  const addressParts = readAddress(address);
  if (!addressParts) return undefined;
  return pages.filter(({ path }) => matchParts(path, addressParts)).sort((a, b) => rankOf(b.path) - rankOf(a.path))[0];
}

/** True if an address exists that both paths match. */
export function canMatchSameAddress(first: string, other: string): boolean {
  const [parts, others] = [partsOf(first), partsOf(other)];
  for (let index = 0; ; index += 1) {
    const [part, next] = [parts[index], others[index]];
    if (part === '*' || next === '*') return true;
    if (part === undefined || next === undefined) return part === next;
    if (!isParameter(part) && !isParameter(next) && part.toLowerCase() !== next.toLowerCase()) return false;
  }
}

/** True if some address matches both paths and neither path is more specific. */
export const isAmbiguous = (first: string, other: string): boolean =>
  rankOf(first) === rankOf(other) && canMatchSameAddress(first, other);

/** Returns the address for links to the page: `/goals` for `/goals/*`; undefined with parameters, as in `/goals/:id`. */
export function exampleAddressOf(path: string): string | undefined {
  const fixed = path.replace(/\/\*$/, '');
  return isPattern(fixed) ? undefined : fixed;
}

/** Returns a path without final slashes, except `/`. A regular expression would take quadratic time for many slashes. */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
