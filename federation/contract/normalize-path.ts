/**
 * A path as pages declare it: without final slashes; `/` is itself. Counted from the end: a pattern would start again at
 * each of many slashes that are not at the end.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
