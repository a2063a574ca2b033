import type { RegistryRemote } from '../../contract';
import { loadErrorOf, RemoteLoadError, type LoadDetail, type LoadSource } from '../core/remote-load-error';
import { transition } from '../core/remote-reducer';
import {
  initialRemoteState,
  isPending,
  getModuleState,
  releaseOf,
  sourceOf,
  type ModuleState,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
} from '../core/remote-state';
import { createRedirectLoopDetector } from './navigation-loops';
import { createErrorAttribution, type ErrorAttributionEffects } from './blame';
import { createContainerLoader, type ContainerEffects } from './containers';
import { createLoadTimer } from './load-timer';

/** Side effects of the loader; `startHost` implements these effects. */
export type LoaderEffects = ContainerEffects &
  ErrorAttributionEffects & {
    isOnline: () => boolean;
    /** Time of a monotonic clock, in milliseconds. */
    now: () => number;
    /** Time of the last user input, in milliseconds of the same clock. */
    lastInput: () => number;
    untilOnline: () => Promise<void>;
    pause: (ms: number) => Promise<void>;
    random: () => number;
    /** Returns true if the user would lose unsaved work when a view is replaced. */
    hasUnsavedWork: () => boolean;
  };

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

const timerKeyOf = ({ name }: RegistryRemote, module: string) => `${name}/${module}`;

/** Creates the loader, which stores the state of every remote and runs the effects of state transitions. */
export function createRemoteLoader(effects: LoaderEffects) {
  const containers = createContainerLoader(effects);
  const states = new Map<string, RemoteState>();
  const timer = createLoadTimer(effects.now);
  const loops = createRedirectLoopDetector();
  const listeners = new Set<() => void>();
  /** Keys of the modules that fill a slot of a page. */
  const parts = new Set<string>();
  const stateOf = (remote: RegistryRemote) => states.get(remote.name) ?? initialRemoteState;

  async function load(remote: RegistryRemote, effect: Extract<RemoteEffect, { do: 'load' }>): Promise<void> {
    const { module, load: id, release } = effect;
    try {
      const component = await containers.fetchComponent(remote, releaseOf(remote, release), module);
      const durationMs = timer.elapsed(timerKeyOf(remote, module));
      dispatch(remote, { type: 'loaded', module, load: id, component, durationMs });
    } catch (error) {
      if (!(error instanceof RemoteLoadError)) throw error;
      const circumstances = {
        isOnline: effects.isOnline(),
        random: effects.random(),
        hasUnsavedWork: effects.hasUnsavedWork(),
      };
      dispatch(remote, { type: 'load-failed', module, load: id, error, ...circumstances });
    }
  }

  function run(remote: RegistryRemote, effect: RemoteEffect, isPart: boolean): void {
    switch (effect.do) {
      case 'load':
        void load(remote, effect);
        break;
      case 'pause':
        void effects.pause(effect.ms).then(() => dispatch(remote, { ...effect, type: 'pause-ended' }));
        break;
      case 'wait-online':
        void effects.untilOnline().then(() => dispatch(remote, { ...effect, type: 'online' }));
        break;
      case 'close-container':
        containers.close(remote, releaseOf(remote, effect.release), effect);
        break;
      case 'report':
        // A slot fill counts neither as loaded nor failed: these outcomes count pages, and the page around the slot works.
        effects.report(isPart ? { ...effect.event, outcome: 'threw' } : effect.event);
        break;
      case 'log':
        effects.log(effect.error);
        break;
    }
  }

  function dispatch(remote: RegistryRemote, event: RemoteEvent): void {
    const before = stateOf(remote);
    const isPart = parts.has(timerKeyOf(remote, event.module));
    // A failed slot fill causes no fallback to the previous release, because that would load the remote's pages again.
    const usable = isPart ? { ...remote, previous: undefined } : remote;
    const { state, effects: requestedEffects } = transition(before, event, usable);
    states.set(remote.name, state);
    timer.follow(timerKeyOf(remote, event.module), getModuleState(state, event.module));
    for (const effect of requestedEffects) run(remote, effect, isPart);
    if (state !== before) for (const notify of listeners) notify();
  }

  const sourceInUse = (remote: RegistryRemote): LoadSource =>
    sourceOf(remote.name, releaseOf(remote, stateOf(remote).release));

  /** Returns the key of a module in the redirect loop detector. The keys of a module in two releases differ. */
  const shownAs = (remote: RegistryRemote, module: string) => timerKeyOf(remote, module) + sourceInUse(remote).version;

  const renderErrorOf = (remote: RegistryRemote, reason: 'timeout' | 'error', detail: LoadDetail) =>
    new RemoteLoadError({ ...sourceInUse(remote), stage: 'render', reason, detail });

  function failRender(remote: RegistryRemote, module: string, id: number, error: RemoteLoadError): void {
    dispatch(remote, { type: 'render-failed', module, load: id, error, hasUnsavedWork: effects.hasUnsavedWork() });
  }

  const blame = createErrorAttribution(effects);

  const failSuspended = (remote: RegistryRemote, module: string, id: number) =>
    failRender(remote, module, id, renderErrorOf(remote, 'timeout', 'hangs'));

  return {
    /** Returns the module's state in this page. Repeated calls return the same object until the state changes. */
    stateOf: (remote: RegistryRemote, module: string): ModuleState => getModuleState(stateOf(remote), module),

    waitedMs: (remote: RegistryRemote, module: string): number => timer.waited(timerKeyOf(remote, module)),

    versionOf: (remote: RegistryRemote): string => sourceInUse(remote).version,

    /** Returns true if a module of the remote is loading or has failed. */
    isUnsettled: (name: string): boolean =>
      Object.values(states.get(name)?.modules ?? {}).some((module) => isPending(module) || module.status === 'failed'),

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Loads an idle module before a view shows the module. */
    prefetch: (remote: RegistryRemote, module: string): void =>
      dispatch(remote, { type: 'requested', module, isShown: false }),

    /** Loads the module for a view, even after a failure. `isPart`: the module fills a slot; do not call `rendered`. */
    request(remote: RegistryRemote, module: string, isPart = false): void {
      parts[isPart ? 'add' : 'delete'](timerKeyOf(remote, module));
      dispatch(remote, { type: 'requested', module, isShown: true });
    },

    retry: (remote: RegistryRemote, module: string): void =>
      dispatch(remote, { type: 'retried', module, isOnline: effects.isOnline() }),

    /**
     * Must be called when the component of this load is shown. Marks the module as failed if its pages redirect to each
     * other endlessly.
     * @returns a function to call when the component is removed
     */
    rendered(remote: RegistryRemote, module: string, id: number): () => void {
      const key = shownAs(remote, module);
      if (loops.cameUp(key, effects.now(), effects.lastInput())) {
        failRender(remote, module, id, renderErrorOf(remote, 'error', 'redirect-loop'));
      } else dispatch(remote, { type: 'rendered', module, load: id });
      return () => loops.left(key);
    },

    /** True if a redirect loop stopped the module and the user has not acted since. A new view then shows the failure. */
    isHeld: (remote: RegistryRemote, module: string): boolean =>
      loops.isHeld(shownAs(remote, module), effects.lastInput()) &&
      getModuleState(stateOf(remote), module).status === 'failed',

    /**
     * Marks the module whose component threw as failed. Returns true instead if `mayRenderAgain` and another remote's
     * code or a changed document caused the error: the caller then renders again.
     */
    renderFailed(remote: RegistryRemote, module: string, id: number, cause: unknown, mayRenderAgain = false): boolean {
      if (mayRenderAgain && blame.isCausedByOthers(sourceInUse(remote), cause)) return true;
      failRender(remote, module, id, loadErrorOf(cause, 'render', sourceInUse(remote)));
      return false;
    },

    /**
     * Reports, once, an error that an effect's clean-up threw while React removed the module.
     * @param version of the removed module, if it can differ from the version in use
     */
    leaveFailed(remote: RegistryRemote, module: string, cause: unknown, version?: string): false {
      const source = sourceInUse(remote);
      blame.left({ ...source, version: version ?? source.version }, cause, !parts.has(timerKeyOf(remote, module)));
      return false;
    },

    /** Marks the module as failed before it is loaded, because documents with this module open each other endlessly. */
    stop(remote: RegistryRemote, module: string): void {
      loops.stop(shownAs(remote, module), effects.now());
      dispatch(remote, { type: 'stopped', module, error: renderErrorOf(remote, 'error', 'redirect-loop') });
    },

    /** Starts a timer that fails a component if it stays suspended too long. Returns a function that cancels the timer. */
    suspended(remote: RegistryRemote, module: string, id: number): () => void {
      let isOver = false;
      void effects.pause(effects.timeoutMs).then(() => !isOver && failSuspended(remote, module, id));
      return () => {
        isOver = true;
      };
    },

    /** Loads a suspended component's module again, because the user does not want to wait longer. */
    retrySuspended(remote: RegistryRemote, module: string, id: number): void {
      failSuspended(remote, module, id);
      dispatch(remote, { type: 'retried', module, isOnline: effects.isOnline() });
    },
  };
}
