import type { LoadEvent } from '../../contract';
import { loadErrorOf } from '../core/load-error-of';
import { toLoadEvent } from '../core/load-event';
import { readableCause } from '../core/readable-cause';
import type { LoadSource, RemoteLoadError } from '../core/remote-load-error';

export type BlameEffects = {
  report: (event: LoadEvent) => void;
  log: (error: RemoteLoadError) => void;
  /** The release whose code is nearest to where an error was thrown. */
  throwerOf: (cause: unknown) => LoadSource | undefined;
  /** Whether other remotes can fill slots of this one's pages. */
  mayHaveFills: (remote: string) => boolean;
};

/** True if the browser refused to change an element that a translator or an extension had replaced or moved. */
const isForeignDom = (cause: unknown): boolean => {
  const readable = readableCause(cause);
  return readable instanceof DOMException && readable.name === 'NotFoundError';
};

/** Reports errors that a page's boundary gets and that may be another remote's, so that no remote fails for another one. */
export function createBlame({ report, log, throwerOf, mayHaveFills }: BlameEffects) {
  const reported = new Set<string>();

  /** Reports an outcome of a release once for each message in this page. */
  function reportOnce(error: RemoteLoadError, outcome: 'failed' | 'threw'): void {
    const key = `${outcome} ${error.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(toLoadEvent(error, outcome));
    log(error);
  }

  return {
    /** Returns true, and reports it as no failed page, if a module of the release is not at fault for what was thrown. */
    isOfOthers(release: LoadSource, cause: unknown): boolean {
      const thrower = throwerOf(cause);
      const isOfAnother = thrower !== undefined && thrower.remote !== release.remote;
      if (!isOfAnother && !isForeignDom(cause)) return false;
      reportOnce(loadErrorOf(cause, 'render', isOfAnother ? thrower : release), 'threw');
      return true;
    },

    /**
     * Reports what was thrown in a clean-up while a module of the release left. It is a failed page only if no other remote
     * can have thrown it.
     */
    left(release: LoadSource, cause: unknown, isPage: boolean): void {
      const thrower = throwerOf(cause);
      const isOwn = thrower ? thrower.remote === release.remote : !mayHaveFills(release.remote);
      const error = loadErrorOf(cause, 'render', thrower ?? release, 'in a clean-up');
      reportOnce(error, isOwn && isPage ? 'failed' : 'threw');
    },
  };
}
