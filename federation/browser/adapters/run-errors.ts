import type { Registry } from '../../contract';
import type { LoadSource, RemoteLoadError } from '../core/remote-load-error';
import { CHUNK_FAILED_EVENT } from '../core/chunk-failed';
import { textOfCause } from '../core/readable-cause';
import { releaseFolders, runtimeErrorOf } from '../core/run-error';

type RunErrorOptions = {
  onError: (error: RemoteLoadError) => void;
  /** Returns true if the remote is loading or has failed. The failure of a chunk is then part of that load. */
  isLoading: (remote: string) => boolean;
  shown: () => LoadSource | undefined;
};

const keyOf = ({ message, cause }: RemoteLoadError) => `${message} ${textOfCause(cause)}`;

/** Calls `onError` once per uncaught error of a remote's code and per chunk failure that the importer caught (spec 8). */
export function watchRunErrors(
  { remotes }: Pick<Registry, 'remotes'>,
  { onError, isLoading, shown }: RunErrorOptions,
): void {
  const reported = new Set<string>();
  const folders = () => releaseFolders(remotes, location.href);

  const report = (error: RemoteLoadError | undefined) => {
    // Errors of a script that is still being evaluated are skipped: the loader reports these errors as a failed load.
    if (!error || document.currentScript || reported.has(keyOf(error))) return;
    reported.add(keyOf(error));
    onError(error);
  };
  addEventListener(CHUNK_FAILED_EVENT, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const error = runtimeErrorOf(detail, '', folders());
    if (error && !isLoading(error.remote)) report(error);
  });
  addEventListener('error', ({ error, filename }) => report(runtimeErrorOf(error, filename, folders())));
  addEventListener('unhandledrejection', ({ reason }) => report(runtimeErrorOf(reason, '', folders(), shown())));
}
