import type { ReleaseFolder } from './run-errors';

/** Folder of the host's files, which are loaded without hashes. */
export const HOST_FILES_PATH = '/static/';

/** Returns the hash of a file of a current or previous release, without regard to the URL's query. */
export function findReleaseFileHash(folders: readonly ReleaseFolder[], url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.href);
  const file = origin + pathname;
  for (const { folder, integrity } of folders) {
    const name = file.slice(folder.length);
    if (file.startsWith(folder) && Object.hasOwn(integrity, name)) return integrity[name];
  }
  return undefined;
}

/**
 * Returns true if the page is allowed to run a script or worker from that URL: a file of the host or of a release, or a
 * script from one of the origins. The query is ignored.
 */
export function isScriptUrl(folders: readonly ReleaseFolder[], origins: readonly string[], url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { protocol, origin, pathname } = new URL(url, location.href);
  if (!/^https?:$/.test(protocol)) return false;
  if ((origin + pathname).startsWith(location.origin + HOST_FILES_PATH)) return true;
  return findReleaseFileHash(folders, url) !== undefined || origins.includes(origin);
}

type ScriptPolicy = { createScriptURL: (url: string) => string | null };
/** The part of the Trusted Types API that this module uses. TypeScript's library does not declare this API. */
declare const trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;

/** Blob URLs of code whose hash this page has checked. */
export const verifiedScriptUrls = new Set<string>();

/**
 * Creates the default Trusted Types policy, which allows scripts and workers from the URLs of `isScriptUrl`, but
 * neither HTML nor code from strings. The policy also applies to code of remotes.
 */
export function trustListedScripts(folders: readonly ReleaseFolder[], origins: readonly string[]): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (verifiedScriptUrls.has(url) || isScriptUrl(folders, origins, url) ? url : null),
  });
}

/** Returns the nonce of the page's scripts, or an empty string. Browsers hide the attribute, but not the property. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
