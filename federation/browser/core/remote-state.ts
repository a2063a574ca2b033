import type { ComponentType } from 'react';
import type { LoadEvent } from '../../contract';
import type { RemoteLoadError } from './remote-load-error';

export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** The release that all modules of a remote in a page are loaded from. */
export type ReleaseName = 'current' | 'previous';

type Pending = {
  /** Number of the current load. Events with another number belong to an earlier load and are ignored. */
  load: number;
  /** Number of the user's request for the module in this page, from 1. */
  attempt: number;
  /** Number of automatic retries in this attempt, counted for the current release only. */
  retries: number;
  /** True if a view waits for the module. An error of a prefetch alone is not shown as a failure. */
  isShown: boolean;
  /** The failure that caused this load, or undefined. A successful load is reported as the recovery from this failure. */
  cause: RemoteLoadError | undefined;
};

export type ModuleState =
  /** Initial state, also after the remote has switched to another release. */
  | { status: 'idle' }
  /** Container, chunks and evaluation are under way. */
  | (Pending & { status: 'loading' })
  /** Waits 0.3 to 2.7 s before an automatic retry, or as long as `Retry-After` asks. */
  | (Pending & { status: 'pausing' })
  /** The load waits until the browser is online again. */
  | (Pending & { status: 'offline' })
  /** Has its component; `rendered` reports how the load ended. */
  | { status: 'ready'; load: number; attempt: number; component: RemoteComponent }
  /** The load has failed, and no automatic retry follows. `component`: the loaded component, if it threw at render. */
  | { status: 'failed'; attempt: number; isShown: boolean; error: RemoteLoadError; component?: RemoteComponent };

export type PendingState = Extract<ModuleState, Pending>;

/** State of one remote in this page. */
export type RemoteState = {
  release: ReleaseName;
  modules: Readonly<Record<string, ModuleState>>;
  /** Number of loads that were started so far. */
  loads: number;
  /** True if a first success of the remote has been reported. Later successes without a failure are not reported. */
  isReported: boolean;
  /** Reports of successful loads, by module. They are sent after a view has rendered the module. */
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
  /** A load succeeded. `durationMs`: milliseconds since the load began, including retries. */
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
  /** The user presses Try again. */
  | { type: 'retried'; isOnline: boolean }
  /** The component of the load with this number is on the screen. */
  | { type: 'rendered'; load: number }
  | { type: 'render-failed'; load: number; error: RemoteLoadError; hasUnsavedWork?: boolean }
  /** The module fails without being loaded, because documents open each other in an endless loop. */
  | { type: 'stopped'; error: RemoteLoadError }
);

export type RemoteEffect =
  /** Starts a load, whose end causes the event `loaded` or `load-failed`. */
  | { do: 'load'; module: string; load: number; release: ReleaseName }
  /** Reports `pause-ended`. */
  | { do: 'pause'; module: string; load: number; ms: number }
  /** Reports `online`. */
  | { do: 'wait-online'; module: string; load: number }
  /** Closes the container: the next load opens a new container. `discard`: every file is requested again by another URL. */
  | { do: 'close-container'; release: ReleaseName; discard: boolean }
  /** Removes shared modules that failed to load from the share scope, so that they are loaded again. */
  | { do: 'forget-failed-shares' }
  | { do: 'report'; event: LoadEvent }
  | { do: 'log'; error: RemoteLoadError };

export type Transition = { state: RemoteState; effects: readonly RemoteEffect[] };
