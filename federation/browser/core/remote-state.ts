import type { LoadEvent } from '../../contract';
import type { RemoteComponent } from './page-component';
import type { RemoteLoadError } from './remote-load-error';

/** The release that all modules of a remote in a page are loaded from. */
export type ReleaseName = 'current' | 'previous';

type Pending = {
  /** Number of the load; events of other loads of the module are stale. */
  load: number;
  /** Number of the user's request for the module in this page, from 1. */
  attempt: number;
  /** Automatic retries in this attempt and release. */
  retries: number;
  /** True if a view waits for the module. An error of a prefetch alone is not shown as a failure. */
  isShown: boolean;
  /** The failure that this load recovers from, if it succeeds. */
  cause: RemoteLoadError | undefined;
};

export type ModuleState =
  /** Initial state, also after the remote has switched to another release. */
  | { status: 'idle' }
  /** Container, chunks and evaluation are under way. */
  | (Pending & { status: 'loading' })
  /** Waits 0.3 to 2.7 s before an automatic retry, or as long as `Retry-After` asks. */
  | (Pending & { status: 'pausing' })
  /** Waits until the browser is online again. */
  | (Pending & { status: 'offline' })
  /** Has its component; `rendered` reports how the load ended. */
  | { status: 'ready'; load: number; attempt: number; component: RemoteComponent }
  /** Automatic retries have ended. `component` is set if it threw at render. */
  | { status: 'failed'; attempt: number; isShown: boolean; error: RemoteLoadError; component?: RemoteComponent };

export type PendingState = Extract<ModuleState, Pending>;

/** State of one remote in this page. */
export type RemoteState = {
  release: ReleaseName;
  modules: Readonly<Record<string, ModuleState>>;
  /** Loads started so far. */
  loads: number;
  /** A first success is reported once. */
  isReported: boolean;
  /** Results of loads whose modules no view has rendered yet. */
  unreported: Readonly<Record<string, LoadEvent | undefined>>;
};

export const initialState: RemoteState = {
  release: 'current',
  modules: {},
  loads: 0,
  isReported: false,
  unreported: {},
};
export const idle: ModuleState = { status: 'idle' };
export const moduleOf = (state: RemoteState, module: string): ModuleState => state.modules[module] ?? idle;
export const isPending = (state: ModuleState): state is PendingState =>
  state.status === 'loading' || state.status === 'pausing' || state.status === 'offline';

/** Versions of a remote's releases; without `previous`, no fallback is possible. */
export type Versions = { remote: string; current: string; previous?: string | undefined };

export type RemoteEvent = { module: string } & (
  | { type: 'prefetched' }
  /** A view shows the module. */
  | { type: 'requested' }
  /** `durationMs`: since the load began, retries included. */
  | { type: 'loaded'; load: number; component: RemoteComponent; durationMs?: number | undefined }
  | {
      type: 'load-failed';
      load: number;
      error: RemoteLoadError;
      isOnline: boolean;
      random: number;
      hasUnsavedWork?: boolean;
    }
  | { type: 'pause-ended' | 'online'; load: number }
  /** The user tries again. */
  | { type: 'retried'; isOnline: boolean }
  /** The component of that load is on the screen. */
  | { type: 'rendered'; load: number }
  | { type: 'render-failed'; load: number; error: RemoteLoadError; hasUnsavedWork?: boolean }
  /** Fails before anything is loaded. */
  | { type: 'stopped'; error: RemoteLoadError }
);

export type RemoteEffect =
  /** Reports `loaded` or `load-failed`. */
  | { do: 'load'; module: string; load: number; release: ReleaseName }
  /** Reports `pause-ended`. */
  | { do: 'pause'; module: string; load: number; ms: number }
  /** Reports `online`. */
  | { do: 'wait-online'; module: string; load: number }
  /**
   * Closes the container, so that the next load opens a new container. `discard`: every file is requested again, by another
   * URL.
   */
  | { do: 'close-container'; release: ReleaseName; discard: boolean }
  /** The share scope forgets shared modules that failed to load. */
  | { do: 'forget-failed-shares' }
  | { do: 'report'; event: LoadEvent }
  | { do: 'log'; error: RemoteLoadError };

export type Transition = { state: RemoteState; effects: readonly RemoteEffect[] };
