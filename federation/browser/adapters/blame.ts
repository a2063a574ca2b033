import type { LoadEvent } from '../../contract';
import { loadErrorOf } from '../core/load-error-of';
import { toLoadEvent } from '../core/load-event';
import type { LoadSource, RemoteLoadError } from '../core/remote-load-error';

export type BlameEffects = {
  report: (event: LoadEvent) => void;
  log: (error: RemoteLoadError) => void;
  /** The release whose code is nearest to where an error was thrown. */
  throwerOf: (cause: unknown) => LoadSource | undefined;
  /** Whether other remotes can fill slots of this one's pages. */
  mayHaveFills: (remote: string) => boolean;
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
    /** Returns true, and reports the remote, if the code of another remote threw, such as the clean-up of a slot fill. */
    isOfAnother(remote: string, cause: unknown): boolean {
      const thrower = throwerOf(cause);
      if (!thrower || thrower.remote === remote) return false;
      reportOnce(loadErrorOf(cause, 'render', thrower), 'threw');
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
