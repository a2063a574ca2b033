import type { ComponentType } from 'react';
import type { LoadEvent, RegistryRemote, ReleaseSource } from '../../contract';
import type { LoadSource, RemoteLoadError } from './remote-load-error';

export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** The release from which a page loads all modules of a remote. */
export type ReleaseChoice = 'current' | 'previous';

type PendingFields = {
  /** Number of the current load. Events with another number belong to an earlier load and are ignored. */
  load: number;
  /** Number of the user's request for the module in this page, from 1. */
  attempt: number;
  /** Number of automatic retries in this attempt, for the current release only. */
  retries: number;
  /** True if a view waits for the module. An error of a prefetch alone is not shown as a failure. */
  isShown: boolean;
  /** Failure that caused this load. A successful load is reported as the recovery from this failure. */
  cause: RemoteLoadError | undefined;
};

export type ModuleState =
  /** Initial state. A module returns to this state when its remote switches to another release. */
  | { status: 'idle' }
  | (PendingFields & { status: 'loading' })
  /**
   * State before an automatic retry: a pause of 0.3 to 2.7 s, or of the length that the server requests by `Retry-After`.
   */
  | (PendingFields & { status: 'pausing' })
  | (PendingFields & { status: 'offline' })
  /** The component has loaded; the event `rendered` reports how the load ended. */
  | { status: 'ready'; load: number; attempt: number; component: RemoteComponent }
  /**
   * The load has failed, and no automatic retry follows. `component`: the loaded component if the failure is an error that
   * this component threw at render.
   */
  | { status: 'failed'; attempt: number; isShown: boolean; error: RemoteLoadError; component?: RemoteComponent };

export type PendingState = Extract<ModuleState, PendingFields>;

export type RemoteState = {
  release: ReleaseChoice;
  modules: Readonly<Record<string, ModuleState>>;
  /** Number of loads that were started so far. */
  loads: number;
  /** True if the first successful load was reported. Later successful loads are reported only after a failure. */
  isReported: boolean;
  /** Reports of successful loads, by module, which are sent after a view has rendered the module. */
  unreported: Readonly<Record<string, LoadEvent | undefined>>;
};

export const initialRemoteState: RemoteState = {
  release: 'current',
  modules: {},
  loads: 0,
  isReported: false,
  unreported: {},
};
export const idle: ModuleState = { status: 'idle' };
export const getModuleState = (state: RemoteState, module: string): ModuleState => state.modules[module] ?? idle;
export const isPending = (state: ModuleState): state is PendingState =>
  state.status === 'loading' || state.status === 'pausing' || state.status === 'offline';

/** Returns the chosen release; the current release if there is no previous release. */
export const releaseOf = (remote: RegistryRemote, choice: ReleaseChoice): ReleaseSource =>
  choice === 'previous' ? (remote.previous ?? remote) : remote;

export const sourceOf = (remote: string, { version, url }: ReleaseSource): LoadSource => ({
  remote,
  version,
  folder: url,
});

export type RemoteEvent = { module: string } & (
  | { type: 'retried'; isOnline: boolean }
  /** `isShown`: false for a prefetch, which loads only an idle module. */
  | { type: 'requested'; isShown: boolean }
  /** `durationMs`: milliseconds since the load began, including retries. */
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
  | { type: 'rendered'; load: number }
  | { type: 'render-failed'; load: number; error: RemoteLoadError; hasUnsavedWork?: boolean }
  /** Marks the module as failed without a load, because documents open each other in an endless loop. */
  | { type: 'stopped'; error: RemoteLoadError }
);

export type RemoteEffect =
  /** Starts a load, whose end causes the event `loaded` or `load-failed`. */
  | { do: 'load'; module: string; load: number; release: ReleaseChoice }
  /** Waits `ms` milliseconds, and then causes the event `pause-ended`. */
  | { do: 'pause'; module: string; load: number; ms: number }
  /** Waits for a network connection, and then causes the event `online`. */
  | { do: 'wait-online'; module: string; load: number }
  /** Makes the next load open a new container. `discard`: every file is requested again by another URL. */
  | { do: 'close-container'; release: ReleaseChoice; discard: boolean }
  | { do: 'report'; event: LoadEvent }
  | { do: 'log'; error: RemoteLoadError };

export type Transition = { state: RemoteState; effects: readonly RemoteEffect[] };
