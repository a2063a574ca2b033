import type { RegistryRemote, ReleaseSource } from '../../contract';
import {
  type LoadSource,
  type RemoteLoadError,
  loadErrorOf,
  readableCause,
  textOfCause,
} from '../core/remote-load-error';
import { CHUNK_FAILED_EVENT } from '../core/remote-globals';

/** A release with the absolute URL of its folder, and the hashes of its files. */
export type ReleaseFolder = Required<LoadSource> & Pick<ReleaseSource, 'integrity'>;

/** Returns the folders of all releases whose code can run in this page. */
export function releaseFolders(remotes: readonly RegistryRemote[], baseUrl: string): ReleaseFolder[] {
  return remotes.flatMap((remote) =>
    (remote.previous ? [remote, remote.previous] : [remote]).map(({ version, url, integrity }) => ({
      remote: remote.name,
      version,
      folder: new URL(url, baseUrl).href,
      integrity,
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

type RunErrorOptions = {
  onError: (error: RemoteLoadError) => void;
  /** Returns true if the remote is loading or has failed. The failure of a chunk is then part of that load. */
  isLoading: (remote: string) => boolean;
  shown: () => LoadSource | undefined;
};

const keyOf = ({ message, cause }: RemoteLoadError) => `${message} ${textOfCause(cause)}`;

/** Calls `onError` once per uncaught error of a remote's code and per chunk failure that the importer caught (spec 8). */
export function watchRuntimeErrors(
  folders: readonly Required<LoadSource>[],
  { onError, isLoading, shown }: RunErrorOptions,
): void {
  const reported = new Set<string>();

  const report = (error: RemoteLoadError | undefined) => {
    // Errors of a script that is still being evaluated are skipped: the loader reports these errors as a failed load.
    if (!error || document.currentScript || reported.has(keyOf(error))) return;
    reported.add(keyOf(error));
    onError(error);
  };
  addEventListener(CHUNK_FAILED_EVENT, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const error = runtimeErrorOf(detail, '', folders);
    if (error && !isLoading(error.remote)) report(error);
  });
  addEventListener('error', ({ error, filename }) => report(runtimeErrorOf(error, filename, folders)));
  addEventListener('unhandledrejection', ({ reason }) => report(runtimeErrorOf(reason, '', folders, shown())));
}
