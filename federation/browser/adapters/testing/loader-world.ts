import type { LoadEvent, RegistryRemote } from '../../../contract';
import { RemoteLoadError, type RemoteLoadFields } from '../../core/remote-load-error';
import { sourceOf, type ModuleState } from '../../core/remote-state';
import { createRemoteLoader, type LoaderEffects } from '../loader';
import type { Container, ReleaseFiles } from '../release-files';

export const remote: RegistryRemote = {
  name: 'mfe-quiz',
  version: '1.2.3',
  contract: '^1.0.0',
  url: '/remotes/mfe-quiz/',
  entry: 'entry.js',
  integrity: {},
  pages: [],
  slots: [],
};
export const remoteWithPreviousRelease = {
  ...remote,
  previous: { version: '1.2.2', url: '/old/', entry: 'entry.js', integrity: {} },
};
export const Page = () => null;
export const goodContainer: Container = { init: () => undefined, get: async () => () => ({ Page }) };

export type LoadErrorFields = Partial<RemoteLoadFields> & Pick<RemoteLoadFields, 'detail'>;
export const loadError = (fields: LoadErrorFields) =>
  new RemoteLoadError({
    remote: 'mfe-quiz',
    version: '1.2.3',
    stage: 'entry',
    reason: 'error',
    url: '/e.js',
    ...fields,
  });
export const chunkError = (fields: LoadErrorFields) => {
  const failure = loadError({ stage: 'chunk', ...fields });
  return Object.assign(new Error('chunk'), { name: 'ChunkLoadError', chunkId: 'page-onboarding', failure });
};
export const containerWithFailingChunk = (fields: LoadErrorFields): Container => ({
  ...goodContainer,
  get: () => Promise.reject(chunkError(fields)),
});

export type FakeLoaderWorld = {
  failures: Partial<Record<string, LoadErrorFields>>;
  container: Container | undefined;
  isOnline: boolean;
};

/** Waits until all promises that do not depend on a timer have settled. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 2));

/** Maximum number of pauses, so that an endlessly retrying loader fails its test instead of blocking it. */
const MAX_PAUSES = 20;

/** Creates a loader with fake effects. A test can change the faults of these effects between two loads. */
export function createTestLoader(
  changes: Partial<FakeLoaderWorld> = {},
  effects: Partial<LoaderEffects> = {},
  of: RegistryRemote = remote,
) {
  const world: FakeLoaderWorld = { failures: {}, container: goodContainer, isOnline: true, ...changes };
  const requests: string[] = [];
  const discarded: string[] = [];
  const reports: LoadEvent[] = [];
  let goOnline: () => void = () => undefined;
  let pauses = 0;
  const files: LoaderEffects['files'] = {
    openRelease: (name, release): ReleaseFiles => ({
      source: sourceOf(name, release),
      release,
      chunks: [],
      requested: new Set(),
      failuresBefore: 0,
    }),
    loadEntry: async (opened) => {
      const { source, release } = opened;
      requests.push(release.url);
      opened.container = world.container;
      const fields = world.failures[release.url];
      return fields && loadError({ ...source, ...fields });
    },
    cancel: () => undefined,
    discard: ({ release }) => void discarded.push(release.url),
  };
  const loader = createRemoteLoader({
    files,
    connectContainer: async (container) => container.init({}),
    timeoutMs: 30,
    isOnline: () => world.isOnline,
    untilOnline: () => new Promise<void>((resolve) => (goOnline = resolve)),
    pause: async () => {
      pauses += 1;
      if (pauses > MAX_PAUSES) await new Promise(() => undefined);
    },
    random: () => 0,
    now: () => 0,
    lastInput: () => -1,
    hasUnsavedWork: () => false,
    beforeShow: async () => undefined,
    report: (event) => void reports.push(event),
    log: () => undefined,
    throwerOf: () => undefined,
    mayHaveFills: () => false,
    ...effects,
  });
  const backOnline = () => {
    world.isOnline = true;
    goOnline();
  };
  const state = (module = './a') => loader.stateOf(of, module);

  /** Resolves to the module's state when the module neither loads nor pauses. */
  async function end(module = './a'): Promise<ModuleState> {
    for (let waits = 0; waits < 1000; waits += 1) {
      const { status } = state(module);
      if (status !== 'loading' && status !== 'pausing') return state(module);
      await flushPromises();
    }
    throw new Error(`${module} is still ${state(module).status}: it retries without end`);
  }

  /** Waits until the load of the module has ended. Calls `rendered` for a loaded module, as a view does. */
  async function rendered(module = './a'): Promise<ModuleState> {
    const ended = await end(module);
    if (ended.status === 'ready') loader.rendered(of, module, ended.load)();
    return ended;
  }

  const after =
    (start: (module: string) => void, ended: typeof end) =>
    async (module = './a') => {
      start(module);
      return ended(module);
    };
  const view = {
    state,
    end,
    /** Requests the module, without a call of `rendered` for its component. */
    request: after((module) => loader.request(of, module), end),
    prefetch: after((module) => loader.prefetch(of, module), end),
    show: after((module) => loader.request(of, module), rendered),
    retry: after((module) => loader.retry(of, module), rendered),
    /** Tells the loader that the shown component threw at render. */
    fail: async (module = './a') => {
      const shown = state(module);
      if (shown.status !== 'ready') throw new Error(`expected a component, not ${shown.status}`);
      loader.renderFailed(of, module, shown.load, new Error('boom'));
      return end(module);
    },
    version: () => loader.versionOf(of),
  };
  return { loader, view, files, world, requests, discarded, reports, backOnline };
}

export const expectedReadyState: unknown = expect.objectContaining({ status: 'ready', component: Page });
