/**
 * Returns a path without final slashes; `/` stays. It counts from the end, so that many slashes take linear time.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}
