import type { RegistryRemote } from '../../contract';
import { loadErrorOf } from './load-error-of';
import type { LoadSource, RemoteLoadError } from './remote-load-error';

/** Where the code of every remote in this page may come from. */
export function releaseFolders(remotes: readonly RegistryRemote[], base: string): Required<LoadSource>[] {
  return remotes.flatMap(({ name, version, url, previous }) => {
    const releases = previous ? [{ version, url }, previous] : [{ version, url }];
    return releases.map((release) => ({
      remote: name,
      version: release.version,
      folder: new URL(release.url, base).href,
    }));
  });
}

/** Where code that failed came from: its stack in any browser's format, and for a chunk the URL that was requested. */
const traceOf = (cause: unknown, file: string): string => {
  const { request = '', stack = '' } = (cause instanceof Error ? cause : {}) as { request?: string; stack?: string };
  return [request, stack, file].join('\n');
};

/**
 * The typed error for what nothing caught, with the release whose code is nearest to it; undefined when no remote's code
 * is in it. `file` is the script that the browser names, if it does.
 */
export function runErrorOf(
  cause: unknown,
  file: string,
  folders: readonly Required<LoadSource>[],
): RemoteLoadError | undefined {
  const trace = traceOf(cause, file);
  const [nearest] = folders
    .map((source) => ({ source, at: trace.indexOf(source.folder) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return nearest && loadErrorOf(cause, 'run', nearest.source);
}
