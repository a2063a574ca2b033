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
