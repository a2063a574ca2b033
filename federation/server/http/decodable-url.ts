import type { IncomingMessage } from 'node:http';

/**
 * Returns the URL of a request with a path that can be decoded: every `%` of a malformed one is escaped. So a malformed path
 * is an unknown path like any other, and not an error before routes, hooks and headers.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
