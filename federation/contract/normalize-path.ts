/**
 * Returns a path without final slashes; `/` stays. The loop runs from the end, because a regular expression would take
 * quadratic time for many slashes.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
