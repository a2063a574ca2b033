import type { Registry } from '../../contract';

/** The host's own lazy chunks: from the host's folder, and without hashes. */
export const HOST_FILES = '/static/';

type Named = Pick<Registry, 'remotes' | 'script_origins'>;

/**
 * The hash that the registry names for a file of a release or of its previous one. A query makes no difference.
 * @param base URL of the page
 */
export function releaseHash({ remotes }: Pick<Named, 'remotes'>, url: string, base: string): string | undefined {
  const { origin, pathname } = new URL(url, base);
  const file = origin + pathname;
  const releases = remotes.flatMap((remote) => (remote.previous ? [remote, remote.previous] : [remote]));
  for (const { url: folder, integrity } of releases) {
    const start = new URL(folder, base).href;
    const name = file.slice(start.length);
    if (file.startsWith(start) && Object.hasOwn(integrity, name)) return integrity[name];
  }
  return undefined;
}

/**
 * Whether the page may run a script or worker from that URL: a file of the host, a file that the registry lists of a
 * release or of its previous one, or the script of a widget that the server names. A query makes no difference.
 * @param base URL of the page
 */
export function isScriptUrl({ remotes, script_origins = [] }: Named, url: string, base: string): boolean {
  if (!URL.canParse(url, base)) return false;
  const { protocol, origin, pathname } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return false;
  if ((origin + pathname).startsWith(new URL(HOST_FILES, base).href)) return true;
  return releaseHash({ remotes }, url, base) !== undefined || script_origins.includes(origin);
}
