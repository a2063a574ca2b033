/**
 * Returns a path without final slashes; `/` stays. It searches from the end, so that the time is linear for many slashes.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
