/** Returns a path without final slashes, except `/`. A regular expression would take quadratic time for many slashes. */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
