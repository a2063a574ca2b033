import type { RegistryRemote } from '../../contract';
import { loadErrorOf } from './load-error-of';
import { readableCause } from './readable-cause';
import type { LoadSource, RemoteLoadError } from './remote-load-error';

/** Returns the folders that the code of the remotes in this page may come from. */
export function releaseFolders(remotes: readonly RegistryRemote[], baseUrl: string): Required<LoadSource>[] {
  return remotes.flatMap(({ name, version, url, previous }) => {
    const releases = previous ? [{ version, url }, previous] : [{ version, url }];
    return releases.map((release) => ({
      remote: name,
      version: release.version,
      folder: new URL(release.url, baseUrl).href,
    }));
  });
}

/** Returns the trace of failed code: its stack in any browser's format, and the requested URL of a chunk. */
const traceOf = (cause: unknown, file: string): string => {
  const { request = '', stack = '' } = (cause instanceof Error ? cause : {}) as { request?: string; stack?: string };
  return [request, stack, file].join('\n');
};

/**
 * Returns the release whose code is nearest to where the error was thrown; undefined if no remote's code is in its stack.
 * @param file the script that the browser names, if it does
 */
export function sourceOfThrown(
  thrown: unknown,
  file: string,
  folders: readonly Required<LoadSource>[],
): Required<LoadSource> | undefined {
  const trace = traceOf(readableCause(thrown), file);
  const [nearest] = folders
    .map((source) => ({ source, at: trace.indexOf(source.folder) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return nearest?.source;
}

/** Note of an error that names no place in any code. */
const PLACE_UNKNOWN = 'place unknown';

/**
 * Returns the typed error for what nothing caught. A value that is no `Error` has no stack, so that it belongs to the
 * release on the screen, with the note "place unknown"; undefined for an `Error` without code of a remote in its stack.
 */
export function runErrorOf(
  thrown: unknown,
  file: string,
  folders: readonly Required<LoadSource>[],
  shown?: LoadSource,
): RemoteLoadError | undefined {
  const source = sourceOfThrown(thrown, file, folders);
  if (source) return loadErrorOf(thrown, 'run', source);
  return shown && !(readableCause(thrown) instanceof Error)
    ? loadErrorOf(thrown, 'run', shown, PLACE_UNKNOWN)
    : undefined;
}
