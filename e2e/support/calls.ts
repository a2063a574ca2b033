const PREFIX = '/api/v1';
const BACKGROUND = ['/load-reports', '/registry', '/auth/passkey-options'];

/** True if a request is an API call of a page or a user. Background requests of the shell or a page do not count. */
export function isApiCall(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${PREFIX}/`) && !BACKGROUND.includes(pathname.slice(PREFIX.length));
}
