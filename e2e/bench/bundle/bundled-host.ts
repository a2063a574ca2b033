import { modules, registry } from 'bench-modules';
import { prerenderHost } from '@verdant/federation/browser';
import type { HostOptions, PageRoute, RemoteHost } from '@verdant/federation/browser';

type Loader = RemoteHost['loader'];
type Module = ReturnType<Loader['stateOf']>;
type Component = Extract<Module, { status: 'ready' }>['component'];

/** The one thing that a page's module exports. */
const isComponent = (value: unknown): value is Component =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const IDLE: Module = { status: 'idle' };
const LOADING: Module = { status: 'loading', load: 1, attempt: 1, retries: 0, isShown: true, cause: undefined };

/** Stands in for the platform's `startHost` in the bundle: what remotes load, this one imports. */
export function startHost({ beforeShow = async () => {} }: HostOptions): RemoteHost {
  const states = new Map<string, Module>();
  const listeners = new Set<() => void>();
  const keyOf = ({ name }: PageRoute['remote'], module: string) => `${name}${module}`;
  const set = (key: string, state: Module) => {
    states.set(key, state);
    for (const notify of listeners) notify();
  };
  async function load(key: string): Promise<void> {
    const exports: unknown[] = Object.values((await modules[key]?.()) ?? {});
    await beforeShow();
    const component = exports.find(isComponent);
    if (component) set(key, { status: 'ready', load: 1, attempt: 1, component });
  }
  const request: Loader['request'] = (remote, module) => {
    const key = keyOf(remote, module);
    if (states.has(key)) return;
    set(key, LOADING);
    void load(key);
  };
  const nothing = prerenderHost({ path: '', registry, component: () => null });
  return {
    ...nothing,
    loader: {
      ...nothing.loader,
      stateOf: (remote, module) => states.get(keyOf(remote, module)) ?? IDLE,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      prefetch: request,
      request,
    },
  };
}
