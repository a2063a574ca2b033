/** Values of an address by the names that a path gives them; `*` is everything after the path's fixed part. */
export type PathParams = Record<string, string>;

/** Fixed parts of lower case letters, digits and hyphens; after the first also `:name`, and `*` as the last one. */
export const PAGE_PATH = /^\/$|^\/[a-z0-9-]+(\/[a-z0-9-]+|\/:[a-zA-Z]\w*)*(\/\*)?$/;

export const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (part: string) => part.startsWith(':');

/** Whether a path stands for many addresses. */
export const isPattern = (path: string): boolean => partsOf(path).some((part) => part === '*' || isParameter(part));

/** Decoded, or all as they are where one of them cannot be. */
function decoded(parts: readonly string[]): readonly string[] {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return parts;
  }
}

/**
 * What a path finds in an address (of a URL, without query), as react-router does: fixed parts in any case of letters, one
 * part that is not empty for a parameter, final slashes ignored. Undefined where it does not match.
 */
export function paramsAt(path: string, address: string): PathParams | undefined {
  const given = decoded(address.split('/').slice(1));
  const wanted = partsOf(path);
  const params: PathParams = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (part === '*') return { ...params, '*': given.slice(index).join('/') };
    if (!value) return undefined;
    if (isParameter(part)) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return given.slice(wanted.length).some(Boolean) ? undefined : params;
}

/** How specific a path is, as react-router ranks: a fixed part before a parameter, and both before `*`. */
export const rankOf = (path: string): number =>
  partsOf(path).reduce((rank, part) => rank + (part === '*' ? -1 : isParameter(part) ? 4 : 11), 0);

/** The page of an address: the most specific path that matches, of equal ones the first. */
export function pageOf<Page extends { path: string }>(pages: readonly Page[], address: string): Page | undefined {
  return pages.filter(({ path }) => paramsAt(path, address)).sort((a, b) => rankOf(b.path) - rankOf(a.path))[0];
}

/** Whether there is an address that both paths match. */
export function canMeet(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  for (let index = 0; ; index += 1) {
    const [part, next] = [parts[index], others[index]];
    if (part === '*' || next === '*') return true;
    if (part === undefined || next === undefined) return part === next;
    if (!isParameter(part) && !isParameter(next) && part.toLowerCase() !== next.toLowerCase()) return false;
  }
}

/** Whether both paths match some address, and neither is the more specific one. */
export const isAmbiguous = (one: string, other: string): boolean =>
  rankOf(one) === rankOf(other) && canMeet(one, other);

/** The address that a link can lead to without knowing a parameter: `/goals` of `/goals/*`; undefined for `/goals/:id`. */
export function addressOf(path: string): string | undefined {
  const fixed = path.replace(/\/\*$/, '');
  return isPattern(fixed) ? undefined : fixed;
}
