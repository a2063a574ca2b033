import type { ComponentType } from 'react';
import type { RegistryRemote } from '@verdant/federation/contract';
import { SLOW_AFTER_MS } from '@verdant/shared/remote';
import type { RemoteLoadError } from '@verdant/shared/remote';
import manifest from '../../package.json';
import { remoteLoader } from './browser-loader';
import { toLoadError } from './core/load-failure';
import { cancelFiles } from './files/file-loader';
import type { Phase } from './recover';

type Component = ComponentType<Record<string, unknown>>;

/** Something that is loaded when it is shown: a module of a remote, or a page of the shell's own. */
export type Part = {
  /** Who it belongs to, for the failure's details. */
  name: string;
  readonly version: string;
  /** The component if it is loaded already. */
  loaded: () => Component | undefined;
  /** Rejects with a RemoteLoadError, and starts anew after one; `attempt` is how often the person has asked, from 1. */
  load: (attempt: number) => Promise<Component>;
  /** Drops what is there or under way, so that the next load starts anew. */
  renew: () => void;
  /** What the load under way is doing, and how to hear of a change. */
  phase?: () => Phase;
  watch?: (listener: () => void) => () => void;
  /** The component threw while it was drawn. Answers whether there is another one to load in its place. */
  failedToRender?: (error: RemoteLoadError) => boolean;
};

export function remotePart(remote: RegistryRemote, module: string): Part {
  return {
    name: remote.name,
    get version() {
      return remoteLoader.version(remote);
    },
    loaded: () => remoteLoader.loaded(remote, module),
    load: (attempt) => remoteLoader.load(remote, module, attempt),
    // Without a network there is nothing better than what was loaded before.
    renew: () => (navigator.onLine || !remoteLoader.loaded(remote, module)) && remoteLoader.renew(remote, module),
    phase: () => remoteLoader.phase(remote, module),
    watch: (listener) => remoteLoader.watch(listener),
    failedToRender: (error) => remoteLoader.failedToRender(remote, module, error),
  };
}

/** A page of the shell that is in a chunk of its own; who wants it tries again by hand. */
export function shellPart(importComponent: () => Promise<Component>): Part {
  const { name, version } = manifest;
  let component: Component | undefined;
  return {
    name,
    version,
    loaded: () => component,
    load: async (attempt) => {
      try {
        component = await importComponent();
        return component;
      } catch (cause) {
        throw toLoadError({ remote: name, version, attempt }, 'chunk', cause);
      }
    },
    renew: () => cancelFiles(undefined, SLOW_AFTER_MS / 2),
  };
}
