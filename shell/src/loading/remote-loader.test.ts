import type { RegistryRemote } from '@verdant/shared/contract';
import { RemoteLoadError } from '@verdant/shared/remote';
import type { Container } from './container';
import { createRemoteLoader } from './remote-loader';
import type { LoaderEffects } from './remote-loader';
import type { ScriptResult } from './script';

const remote: RegistryRemote = {
  name: 'mfe-quiz',
  version: '1.2.3',
  contract: '^1.0.0',
  url: '/remotes/mfe-quiz/',
  entry: 'entry.js',
  integrity: {},
  pages: [],
  slots: [],
};
const Page = () => null;
const working: Container = { init: () => undefined, get: async () => () => ({ Page }) };
const chunkError = (fields: object) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', ...fields });

type World = { script: ScriptResult; container: Container | undefined; status: number | undefined };

/** A loader in a small world that a test may repair between two tries. */
function loaderIn(world: World) {
  const urls: string[] = [];
  const effects: LoaderEffects = {
    loadScript: async (url) => {
      urls.push(url);
      return world.script;
    },
    definedContainer: () => world.container,
    forgetContainer: () => undefined,
    connectContainer: async (container) => container.init({}),
    probe: async () => world.status,
    texts: async () => undefined,
  };
  return { loader: createRemoteLoader(effects), urls, world };
}

const good: World = { script: 'loaded', container: working, status: 200 };
const failureOf = async (loading: Promise<unknown>): Promise<RemoteLoadError> => {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RemoteLoadError) return error;
  throw new Error('expected a RemoteLoadError');
};

test('gives the one component of the module, and the same again without a second request', async () => {
  const { loader, urls } = loaderIn(good);
  expect(loader.loaded(remote, './onboarding')).toBeUndefined();
  expect(await loader.load(remote, './onboarding')).toBe(Page);
  expect(await loader.load(remote, './onboarding')).toBe(Page);
  expect(loader.loaded(remote, './onboarding')).toBe(Page);
  expect(urls).toEqual(['/remotes/mfe-quiz/entry.js']);
});

test('two modules share one entry, also when asked for at once', async () => {
  const { loader, urls } = loaderIn(good);
  await Promise.all([loader.load(remote, './a'), loader.load(remote, './b')]);
  expect(urls).toHaveLength(1);
});

describe('every failure says stage and reason, and the next try recovers', () => {
  const throwing = (message: string) => () => {
    throw new Error(message);
  };
  test.each<[string, Partial<World>, Partial<RemoteLoadError>]>([
    ['entry that is not there', { script: 'failed', status: 404 }, { stage: 'entry', reason: 'missing', status: 404 }],
    ['entry that the server fails on', { script: 'failed', status: 500 }, { stage: 'entry', reason: 'error', status: 500 }],
    ['entry without an answer', { script: 'failed', status: undefined }, { stage: 'entry', reason: 'error' }],
    ['entry that hangs', { script: 'timeout' }, { stage: 'entry', reason: 'timeout' }],
    ['entry that defines nothing', { container: undefined }, { stage: 'evaluate', reason: 'error' }],
    ['init that throws', { container: { ...working, init: throwing('init') } }, { stage: 'init', reason: 'error' }],
    [
      'chunk that is not there',
      { container: { ...working, get: () => Promise.reject(chunkError({ type: 'error', chunkId: 'page-onboarding', request: '/c.js' })) }, status: 404 },
      { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js', status: 404 },
    ],
    [
      'chunk that hangs',
      { container: { ...working, get: () => Promise.reject(chunkError({ type: 'timeout', chunkId: 'page-onboarding' })) } },
      { stage: 'chunk', reason: 'timeout', chunkId: 'page-onboarding' },
    ],
    ['module that throws', { container: { ...working, get: async () => throwing('boom') } }, { stage: 'evaluate', reason: 'error' }],
    ['module of another shape', { container: { ...working, get: async () => () => ({ Page, Other: Page }) } }, { stage: 'evaluate', reason: 'error' }],
  ])('%s', async (_name, broken, expected) => {
    const { loader, world, urls } = loaderIn({ ...good, ...broken });
    const error = await failureOf(loader.load(remote, './onboarding'));
    expect(error).toMatchObject({ remote: 'mfe-quiz', version: '1.2.3', attempt: 1, ...expected });

    Object.assign(world, good);
    if (broken.container) await failureOf(loader.load(remote, './onboarding')).catch(() => undefined);
    loader.abandon(remote, './onboarding');
    expect(await loader.load(remote, './onboarding')).toBe(Page);
    expect(urls.at(-1)).toMatch(/\?retry=\d$/);
  });
});

test('what was abandoned while it hung does not disturb the new try', async () => {
  let release: (result: ScriptResult) => void = () => undefined;
  const { loader, world } = loaderIn(good);
  const hanging = createRemoteLoader({
    loadScript: (url) => (url.includes('retry') ? Promise.resolve('loaded') : new Promise((resolve) => (release = resolve))),
    definedContainer: () => world.container,
    forgetContainer: () => undefined,
    connectContainer: async () => undefined,
    probe: async () => undefined,
    texts: async () => undefined,
  });
  const first = hanging.load(remote, './onboarding').catch((error: unknown) => error);
  hanging.abandon(remote, './onboarding');
  expect(await hanging.load(remote, './onboarding')).toBe(Page);
  release('timeout');
  expect(await first).toBeInstanceOf(RemoteLoadError);
  expect(await hanging.load(remote, './onboarding')).toBe(Page);
  expect(loader.loaded(remote, './onboarding')).toBeUndefined();
});
