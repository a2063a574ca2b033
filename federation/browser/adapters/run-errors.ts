import type { Registry } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import { releaseFolders, runErrorOf } from '../core/run-error';

/** Calls `onError`, once for each error, when code of a remote throws and nothing catches it: in a handler, timer or promise. */
export function watchRunErrors({ remotes }: Registry, onError: (error: RemoteLoadError) => void): void {
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
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
