import type { RegistryRemote } from '../../contract';
import { loadErrorOf } from './load-error-of';
import { readableCause } from './readable-cause';
import type { LoadSource, RemoteLoadError } from './remote-load-error';

/** Returns the folders of all releases whose code can run in this page. */
export function releaseFolders(remotes: readonly RegistryRemote[], baseUrl: string): Required<LoadSource>[] {
  return remotes.flatMap((remote) =>
    (remote.previous ? [remote, remote.previous] : [remote]).map(({ version, url }) => ({
      remote: remote.name,
      version,
      folder: new URL(url, baseUrl).href,
    })),
  );
}

/** Returns a failed chunk's URL, the stack in the browser's format, and `file`, as a text to search for release folders. */
const traceOf = (cause: unknown, file: string): string => {
  const { request = '', stack = '' } = (cause instanceof Error ? cause : {}) as { request?: string; stack?: string };
  return [request, stack, file].join('\n');
};

/**
 * Returns the release whose code is nearest to the top of the error's stack; undefined if the stack contains no code of a
 * remote. @param file script of the browser's error event, or an empty text
 */
export function releaseOfThrownError(
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

const PLACE_UNKNOWN = 'place unknown';

/**
 * Returns the typed error for an uncaught error; undefined if no remote can have caused it. A thrown value that is no
 * `Error` has no stack and is attributed to the release on the screen.
 */
export function runtimeErrorOf(
  thrown: unknown,
  file: string,
  folders: readonly Required<LoadSource>[],
  shown?: LoadSource,
): RemoteLoadError | undefined {
  const source = releaseOfThrownError(thrown, file, folders);
  if (source) return loadErrorOf(thrown, 'run', source);
  return shown && !(readableCause(thrown) instanceof Error)
    ? loadErrorOf(thrown, 'run', shown, PLACE_UNKNOWN)
    : undefined;
}
