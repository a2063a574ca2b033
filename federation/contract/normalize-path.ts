/**
 * Returns a path without final slashes, except `/`. The loop avoids a regular expression, which would take quadratic time
 * for a path with many slashes.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
