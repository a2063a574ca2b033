import type { Registry } from '../../contract';

/** Folder of the host's files, which are loaded without hashes. */
export const HOST_FILES_PATH = '/static/';

type Named = Pick<Registry, 'remotes' | 'script_origins'>;

/**
 * Returns the hash of a file of a current or previous release, without regard to the URL's query.
 * @param baseUrl URL of the page
 */
export function findReleaseFileHash(
  { remotes }: Pick<Named, 'remotes'>,
  url: string,
  baseUrl: string,
): string | undefined {
  const { origin, pathname } = new URL(url, baseUrl);
  const file = origin + pathname;
  const releases = remotes.flatMap((remote) => (remote.previous ? [remote, remote.previous] : [remote]));
  for (const { url: folder, integrity } of releases) {
    const start = new URL(folder, baseUrl).href;
    const name = file.slice(start.length);
    if (file.startsWith(start) && Object.hasOwn(integrity, name)) return integrity[name];
  }
  return undefined;
}

/**
 * Returns true if the page is allowed to run a script or worker from that URL: a file of the host or of a release, or a
 * script from one of the `script_origins`. The query is ignored.
 * @param baseUrl URL of the page
 */
export function isScriptUrl({ remotes, script_origins = [] }: Named, url: string, baseUrl: string): boolean {
  if (!URL.canParse(url, baseUrl)) return false;
  const { protocol, origin, pathname } = new URL(url, baseUrl);
  if (!/^https?:$/.test(protocol)) return false;
  if ((origin + pathname).startsWith(new URL(HOST_FILES_PATH, baseUrl).href)) return true;
  return findReleaseFileHash({ remotes }, url, baseUrl) !== undefined || script_origins.includes(origin);
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
export function trustListedScripts(registry: Registry): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (verifiedScriptUrls.has(url) || isScriptUrl(registry, url, location.href) ? url : null),
  });
}

/** Returns the nonce of the page's scripts, or an empty string. Browsers hide the attribute, but not the property. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
