import type { Registry } from '../../contract';

/** The host's own lazy chunks: from the host's folder, and without hashes. */
export const HOST_FILES = '/static/';

type Named = Pick<Registry, 'remotes' | 'script_origins'>;

/**
 * Whether the page may run a script or worker from that URL: a file of the host, a file that the registry lists of a
 * release or of its previous one, or the script of a widget that the server names. A query makes no difference.
 * @param base URL of the page
 */
export function isScriptUrl({ remotes, script_origins = [] }: Named, url: string, base: string): boolean {
  if (!URL.canParse(url, base)) return false;
  const { protocol, origin, pathname } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) return false;
  const file = origin + pathname;
  if (file.startsWith(new URL(HOST_FILES, base).href)) return true;
  const releases = remotes.flatMap((remote) => (remote.previous ? [remote, remote.previous] : [remote]));
  const isListed = releases.some(({ url: folder, integrity }) => {
    const start = new URL(folder, base).href;
    return file.startsWith(start) && Object.hasOwn(integrity, file.slice(start.length));
  });
  return isListed || script_origins.includes(origin);
}
