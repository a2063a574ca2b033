import type { ComponentType } from 'react';
import type { RegistryRemote } from '@verdant/shared/contract';
import manifest from '../../package.json';
import { remoteLoader } from './browser-loader';
import { toLoadError } from './core/load-failure';
import { probeStatus } from './script';

type Component = ComponentType<Record<string, unknown>>;

/** Something that is loaded when it is shown: a module of a remote, or a page of the shell's own. */
export type Part = {
  /** Who it belongs to, for the failure's details. */
  name: string;
  version: string;
  /** The component if it is loaded already. */
  loaded: () => Component | undefined;
  /** Rejects with a RemoteLoadError, and starts anew after one. */
  load: () => Promise<Component>;
  /** Drops what is still under way. */
  abandon: () => void;
};

export function remotePart(remote: RegistryRemote, module: string): Part {
  return {
    name: remote.name,
    version: remote.version,
    loaded: () => remoteLoader.loaded(remote, module),
    load: () => remoteLoader.load(remote, module),
    abandon: () => remoteLoader.abandon(remote, module),
  };
}

/** A page of the shell that is in a chunk of its own; webpack keeps what hangs until its limit, so nothing is dropped. */
export function shellPart(importComponent: () => Promise<Component>): Part {
  const { name, version } = manifest;
  let component: Component | undefined;
  let attempt = 0;
  return {
    name,
    version,
    loaded: () => component,
    load: async () => {
      attempt += 1;
      try {
        component = await importComponent();
        return component;
      } catch (cause) {
        throw await toLoadError({ remote: name, version, attempt }, 'chunk', cause, probeStatus);
      }
    },
    abandon: () => undefined,
  };
}
