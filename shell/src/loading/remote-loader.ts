import type { ComponentType } from 'react';
import type { RegistryRemote } from '@verdant/shared/contract';
import { RemoteLoadError, retryUrl } from '@verdant/shared/remote';
import type { LoadStage } from '@verdant/shared/remote';
import { reasonOfStatus, toLoadError } from './core/load-failure';
import type { Probe } from './core/load-failure';
import { componentOf } from './core/page-component';
import type { Container } from './container';
import type { ScriptResult } from './script';

/** The effects of loading; the real ones are in `browser-loader.ts`. */
export type LoaderEffects = {
  loadScript: (url: string) => Promise<ScriptResult>;
  definedContainer: (remote: string) => Container | undefined;
  forgetContainer: (remote: string) => void;
  connectContainer: (container: Container) => Promise<void>;
  probe: Probe;
  /** Settles when an evaluated module's texts are there in the reader's language, or have taken too long. */
  texts: () => Promise<void>;
};

export type RemoteLoader = {
  /** Loads a module's component; the same one again once loaded. Rejects with a RemoteLoadError, and starts anew after one. */
  load: (remote: RegistryRemote, module: string) => Promise<ComponentType<Record<string, unknown>>>;
  /** Drops what is still under way for the module, so that the next load starts anew. */
  abandon: (remote: RegistryRemote, module: string) => void;
  /** The component if it is loaded already. */
  loaded: (remote: RegistryRemote, module: string) => ComponentType<Record<string, unknown>> | undefined;
};

type Component = ComponentType<Record<string, unknown>>;

export function createRemoteLoader(effects: LoaderEffects): RemoteLoader {
  const containers = new Map<string, Promise<Container>>();
  const pending = new Map<string, Promise<Component>>();
  const components = new Map<string, Component>();
  const attempts = new Map<string, number>();

  async function open(remote: RegistryRemote, attempt: number): Promise<Container> {
    const url = retryUrl(`${remote.url}${remote.entry}`, attempt);
    const details = { remote: remote.name, version: remote.version, attempt, url };
    effects.forgetContainer(remote.name);
    const result = await effects.loadScript(url);
    if (result === 'timeout') throw new RemoteLoadError({ ...details, stage: 'entry', reason: 'timeout' });
    if (result === 'failed') {
      const status = await effects.probe(url);
      throw new RemoteLoadError({ ...details, stage: 'entry', reason: reasonOfStatus(status), status });
    }
    const container = effects.definedContainer(remote.name);
    if (!container) throw new RemoteLoadError({ ...details, stage: 'evaluate', reason: 'error' });
    await effects.connectContainer(container).catch((cause: unknown) => {
      throw new RemoteLoadError({ ...details, stage: 'init', reason: 'error', cause });
    });
    return container;
  }

  /** One container a remote; a failed one is forgotten, so that the next try starts clean. */
  function containerOf(remote: RegistryRemote, attempt: number): Promise<Container> {
    const known = containers.get(remote.name);
    if (known) return known;
    const opening = open(remote, attempt);
    containers.set(remote.name, opening);
    opening.catch(() => containers.get(remote.name) === opening && containers.delete(remote.name));
    return opening;
  }

  async function fetchComponent(remote: RegistryRemote, module: string, key: string): Promise<Component> {
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    let stage: LoadStage = 'entry';
    try {
      const container = await containerOf(remote, attempt);
      stage = 'chunk';
      const evaluate = await container.get(module);
      stage = 'evaluate';
      const component = componentOf(evaluate());
      await effects.texts();
      return component;
    } catch (cause) {
      throw await toLoadError({ remote: remote.name, version: remote.version, attempt }, stage, cause, effects.probe);
    }
  }

  const keyOf = (remote: RegistryRemote, module: string) => `${remote.name}/${module}`;

  return {
    loaded: (remote, module) => components.get(keyOf(remote, module)),
    abandon(remote, module) {
      const key = keyOf(remote, module);
      if (components.has(key)) return;
      pending.delete(key);
      containers.delete(remote.name);
    },
    load(remote, module) {
      const key = keyOf(remote, module);
      const known = pending.get(key);
      if (known) return known;
      const loading = fetchComponent(remote, module, key);
      pending.set(key, loading);
      loading.then(
        (component) => components.set(key, component),
        () => pending.get(key) === loading && pending.delete(key),
      );
      return loading;
    },
  };
}
