import type { LoadEvent } from '../../contract';
import { loadErrorOf, readableCause, type LoadSource, type RemoteLoadError } from '../core/remote-load-error';
import { toLoadEvent } from '../core/load-event';

export type ErrorAttributionEffects = {
  report: (event: LoadEvent) => void;
  log: (error: RemoteLoadError) => void;
  /** Returns the release whose code is nearest to the top of an error's stack. */
  throwerOf: (cause: unknown) => LoadSource | undefined;
  /** True if other remotes can fill slots in the pages of this remote. */
  mayHaveFills: (remote: string) => boolean;
};

/** True if the browser refused to change an element that a translator or an extension had replaced or moved. */
const isForeignDom = (cause: unknown): boolean => {
  const readable = readableCause(cause);
  return readable instanceof DOMException && readable.name === 'NotFoundError';
};

/** Attributes errors that reach a page's error boundary, because code of another remote can have thrown these errors. */
export function createErrorAttribution({ report, log, throwerOf, mayHaveFills }: ErrorAttributionEffects) {
  const reported = new Set<string>();

  /** Reports and logs an error, unless this page has already reported the same message with the same outcome. */
  function reportOnce(error: RemoteLoadError, outcome: 'failed' | 'threw'): void {
    const key = `${outcome} ${error.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(toLoadEvent(error, outcome));
    log(error);
  }

  return {
    /**
     * Returns true if another remote or a changed document caused the thrown error. Such an error is reported with the
     * outcome `threw`, which does not count as a failed page.
     */
    isCausedByOthers(release: LoadSource, cause: unknown): boolean {
      const thrower = throwerOf(cause);
      const isOfAnother = thrower !== undefined && thrower.remote !== release.remote;
      if (!isOfAnother && !isForeignDom(cause)) return false;
      reportOnce(loadErrorOf(cause, 'render', isOfAnother ? thrower : release), 'threw');
      return true;
    },

    /**
     * Reports, once, an error that a module of the release threw in an effect's clean-up when React removed the module. The
     * error counts as a failed page only if no other remote can have thrown the error.
     */
    left(release: LoadSource, cause: unknown, isPage: boolean): void {
      const thrower = throwerOf(cause);
      const isOwn = thrower ? thrower.remote === release.remote : !mayHaveFills(release.remote);
      const error = loadErrorOf(cause, 'render', thrower ?? release, 'in a clean-up');
      reportOnce(error, isOwn && isPage ? 'failed' : 'threw');
    },
  };
}
