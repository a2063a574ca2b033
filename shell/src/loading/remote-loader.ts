import type { ComponentType } from 'react';
import type { LoadEvent, LoadOutcome, RegistryRemote } from '@verdant/federation/contract';
import type { LoadStage, RemoteLoadError } from '@verdant/shared/remote';
import { createContainers } from './containers';
import type { ContainerEffects, Opened } from './containers';
import { inTime } from './core/in-time';
import { toLoadError } from './core/load-failure';
import { componentOf } from './core/page-component';
import type { Release } from './files/owner';
import { recover } from './recover';
import type { Phase, RecoveryEffects } from './recover';
import { toLoadEvent } from './reports/load-event';

type Component = ComponentType<Record<string, unknown>>;

/** The effects of loading; the real ones are in `browser-loader.ts`. */
export type LoaderEffects = ContainerEffects &
  RecoveryEffects & {
    /** Settles when an evaluated module's texts are there in the reader's language, or have taken too long. */
    texts: () => Promise<void>;
    report: (event: LoadEvent) => void;
  };

type Loading = { promise: Promise<Component>; phase: Phase; cancel: AbortController };

/** A file that hangs has a limit of its own, and its error tells more than this one's. */
const AFTER_FILES_MS = 500;
/** The container itself is of no further use after these. */
const SPOILING: ReadonlySet<LoadStage> = new Set(['init', 'evaluate', 'render']);

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

export function createRemoteLoader(effects: LoaderEffects) {
  const containers = createContainers(effects);
  const pending = new Map<string, Loading>();
  const components = new Map<string, Component>();
  const lastErrors = new Map<string, RemoteLoadError>();
  /** Remotes whose current release was of no use in this page; all of a remote's modules come from one release. */
  const fallen = new Set<string>();
  /** Those of them whose release before was of no use either: the next try begins with the current one again. */
  const exhausted = new Set<string>();
  const reportedLoaded = new Set<string>();
  const listeners = new Set<() => void>();
  const keyOf = (remote: RegistryRemote, module: string) => `${remote.name}/${module}`;
  const releaseOf = (remote: RegistryRemote): Release => (fallen.has(remote.name) && remote.previous) || remote;

  /** Fetches the component from a container; rejects with whatever went wrong at `stage`. */
  async function fetchComponent(opened: Opened, module: string, at: (stage: LoadStage) => void): Promise<Component> {
    const container = await opened.container;
    at('chunk');
    const evaluate = await inTime(container.get(module), effects.limitMs() + AFTER_FILES_MS);
    at('evaluate');
    const component = componentOf(await inTime(evaluate(), effects.limitMs()));
    await effects.texts();
    return component;
  }

  /** That a person is offline says nothing about a release. */
  function tell(error: RemoteLoadError, outcome: LoadOutcome, attempt = error.attempt): void {
    if (error.detail !== 'offline') effects.report({ ...toLoadEvent(error), outcome, attempt });
  }

  function tellSuccess(remote: RegistryRemote, after: RemoteLoadError | undefined, attempt: number): void {
    const { version } = releaseOf(remote);
    if (after) tell(after, after.version === version ? 'recovered' : 'fell_back', attempt);
    else if (!reportedLoaded.has(remote.name)) {
      effects.report({ remote: remote.name, version, stage: 'evaluate', reason: 'none', outcome: 'loaded', attempt });
    }
    reportedLoaded.add(remote.name);
  }

  async function run(
    remote: RegistryRemote,
    module: string,
    attempt: number,
    loading: Pick<Loading, 'phase' | 'cancel'>,
  ): Promise<Component> {
    const key = keyOf(remote, module);
    let stage: LoadStage = 'entry';
    let opened: Opened | undefined;
    /** Why the release before is asked for at once; the failure when that does not load either. */
    const drawn = fallen.has(remote.name) && lastErrors.get(key)?.stage === 'render' ? lastErrors.get(key) : undefined;
    const contextOf = (release: Release) => ({ remote: remote.name, version: release.version, attempt });
    try {
      const { value, after } = await recover(effects, {
        signal: loading.cancel.signal,
        attempt: () => {
          stage = 'entry';
          const release = releaseOf(remote);
          opened = containers.open(remote, release, contextOf(release));
          return fetchComponent(opened, module, (reached) => (stage = reached));
        },
        toError: (cause) => toLoadError(contextOf(releaseOf(remote)), stage, cause),
        wasDisturbed: () => opened?.cancelled ?? false,
        prepare: (error) => {
          effects.forgetFailedShares();
          if (SPOILING.has(error.stage) || error.detail === 'empty') {
            containers.drop(remote, releaseOf(remote), { spoil: true });
          }
        },
        hasPrevious: () => Boolean(remote.previous) && !fallen.has(remote.name),
        fallBack: () => void fallen.add(remote.name),
        onPhase: (phase) => {
          loading.phase = phase;
          for (const listener of listeners) listener();
        },
      });
      tellSuccess(remote, after ?? lastErrors.get(key), attempt);
      lastErrors.delete(key);
      return value;
    } catch (cause) {
      const error = drawn ?? toLoadError(contextOf(remote), stage, cause);
      // The release before did not help either: the next try begins with the current one again.
      fallen.delete(remote.name);
      if (!loading.cancel.signal.aborted) {
        lastErrors.set(key, error);
        tell(error, 'failed');
      }
      throw error;
    }
  }

  return {
    /** The version that a load gives, or gave: the release before when the current one was of no use. */
    version: (remote: RegistryRemote): string => releaseOf(remote).version,

    /** The component if it is loaded already. */
    loaded: (remote: RegistryRemote, module: string): Component | undefined => components.get(keyOf(remote, module)),

    /** What the load under way is doing. */
    phase: (remote: RegistryRemote, module: string): Phase => pending.get(keyOf(remote, module))?.phase ?? 'loading',

    /** Calls the listener whenever a phase changes; answers how to stop it. */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Loads a module's component; the same one again once loaded. Rejects with a RemoteLoadError, and starts anew
     * after one. `attempt` is how often the person has asked for it.
     */
    load(remote: RegistryRemote, module: string, attempt = 1): Promise<Component> {
      const key = keyOf(remote, module);
      const known = pending.get(key);
      if (known) return known.promise;
      const started = { phase: 'loading' as Phase, cancel: new AbortController() };
      const loading: Loading = Object.assign(started, { promise: run(remote, module, attempt, started) });
      pending.set(key, loading);
      loading.promise.then(
        (component) => pending.get(key) === loading && components.set(key, component),
        () => pending.get(key) === loading && pending.delete(key),
      );
      return loading.promise;
    },

    /** Drops what is under way or was loaded for the module, so that the next load starts anew, with requests of its own. */
    renew(remote: RegistryRemote, module: string): void {
      const key = keyOf(remote, module);
      const spoil = components.delete(key);
      pending.get(key)?.cancel.abort();
      pending.delete(key);
      containers.drop(remote, releaseOf(remote), { spoil });
      if (exhausted.delete(remote.name)) fallen.delete(remote.name);
    },

    /**
     * A loaded component threw while it was drawn. Answers whether the next load gives that of the release before, which
     * tells the server what happened; otherwise it is told here.
     */
    failedToRender(remote: RegistryRemote, module: string, error: RemoteLoadError): boolean {
      if (remote.previous && !fallen.has(remote.name)) {
        lastErrors.set(keyOf(remote, module), error);
        containers.drop(remote, remote, { spoil: true });
        fallen.add(remote.name);
        for (const key of components.keys()) {
          if (!key.startsWith(keyOf(remote, ''))) continue;
          components.delete(key);
          pending.delete(key);
        }
        return true;
      }
      exhausted.add(remote.name);
      tell(error, 'failed');
      return false;
    },
  };
}
