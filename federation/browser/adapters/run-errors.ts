import { CHUNK_FAILED } from '../core/chunk-failed';
import type { Registry } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import { releaseFolders, runErrorOf } from '../core/run-error';

/**
 * Calls `onError`, once for each error, when code of a remote throws and nothing catches it, in a handler, timer or promise;
 * and when a chunk did not load that the code goes without (spec 8). `isLoading` is whether the remote itself is being
 * loaded or has failed: a chunk of a page is part of that.
 */
export function watchRunErrors(
  { remotes }: Pick<Registry, 'remotes'>,
  onError: (error: RemoteLoadError) => void,
  isLoading: (remote: string) => boolean,
): void {
  const told = new Set<string>();

  const tell = (cause: unknown, file = '') => {
    // A script that throws while it is evaluated failed to load, and is reported as that.
    if (document.currentScript) return;
    const error = runErrorOf(cause, file, releaseFolders(remotes, location.href));
    const key = `${error?.message} ${String(cause)}`;
    if (!error || told.has(key)) return;
    told.add(key);
    onError(error);
  };
  addEventListener(CHUNK_FAILED, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const error = runErrorOf(detail, '', releaseFolders(remotes, location.href));
    if (error && !isLoading(error.remote)) tell(detail);
  });
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
