const PREFIX = '/api/v1';
const BACKGROUND = ['/load-reports', '/registry', '/auth/passkey-options'];

/** Whether a request is a call that a page or a user made, and none that the shell or a page sends by itself. */
export function isCall(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${PREFIX}/`) && !BACKGROUND.includes(pathname.slice(PREFIX.length));
}
