import type { LoadEvent, RegistryRemote } from '@verdant/federation/contract';
import { RemoteLoadError } from '@verdant/shared/remote';
import type { FileFailure } from '@verdant/shared/remote';
import type { Container } from './container';
import { createRemoteLoader } from './remote-loader';
import type { LoaderEffects } from './remote-loader';

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
const withPrevious = { ...remote, previous: { version: '1.2.2', url: '/old/', entry: 'entry.js', integrity: {} } };
const Page = () => null;
const working: Container = { init: () => undefined, get: async () => () => ({ Page }) };

type World = { failures: Partial<Record<string, FileFailure>>; container: Container | undefined; online: boolean };

const failing = (detail: FileFailure['detail'], fields: Partial<FileFailure> = {}): FileFailure => ({
  reason: 'error',
  detail,
  url: '/entry.js',
  ...fields,
});
const chunkError = (failure: FileFailure) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', chunkId: 'page-onboarding', failure });
const failingChunk = (failure: FileFailure): Container => ({
  ...working,
  get: () => Promise.reject(chunkError(failure)),
});

/** A loader in a small world that a test may repair between two tries. */
function loaderIn(changes: Partial<World> = {}, effects: Partial<LoaderEffects> = {}) {
  const world: World = { failures: {}, container: working, online: true, ...changes };
  const asked: string[] = [];
  const spoiled: string[] = [];
  const reports: LoadEvent[] = [];
  let goOnline: () => void = () => undefined;
  const loader = createRemoteLoader({
    openRelease: (name, release) => ({ remote: name, release, chunks: [], asked: new Set(), failuresBefore: 0 }),
    loadEntry: async ({ release }) => {
      asked.push(release.url);
      return world.failures[release.url];
    },
    cancelFiles: () => undefined,
    spoilFiles: ({ release }) => void spoiled.push(release.url),
    definedContainer: () => world.container,
    forgetContainer: () => undefined,
    connectContainer: async (container) => container.init({}),
    forgetFailedShares: () => undefined,
    limitMs: () => 50,
    isOnline: () => world.online,
    untilOnline: () => new Promise((resolve) => (goOnline = resolve)),
    sleep: async () => undefined,
    random: () => 0,
    texts: async () => undefined,
    report: (event) => void reports.push(event),
    ...effects,
  });
  const backOnline = () => {
    world.online = true;
    goOnline();
  };
  return { loader, world, asked, spoiled, reports, backOnline };
}

const failureOf = async (loading: Promise<unknown>): Promise<RemoteLoadError> => {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RemoteLoadError) return error;
  throw new Error('expected a RemoteLoadError');
};

test('gives the one component of the module, and the same again without a second request', async () => {
  const { loader, asked, reports } = loaderIn();
  expect(loader.loaded(remote, './onboarding')).toBeUndefined();
  expect(await loader.load(remote, './onboarding')).toBe(Page);
  expect(await loader.load(remote, './onboarding')).toBe(Page);
  expect(loader.loaded(remote, './onboarding')).toBe(Page);
  expect(asked).toEqual(['/remotes/mfe-quiz/']);
  await loader.load(remote, './other');
  expect(reports).toEqual([
    { remote: 'mfe-quiz', version: '1.2.3', stage: 'evaluate', reason: 'none', outcome: 'loaded', attempt: 1 },
  ]);
});

test('two modules share one entry, also when asked for at once', async () => {
  const { loader, asked } = loaderIn();
  await Promise.all([loader.load(remote, './a'), loader.load(remote, './b')]);
  expect(asked).toHaveLength(1);
});

describe('every failure says stage, reason and detail, and the next try recovers', () => {
  const throwing = (message: string) => () => {
    throw new Error(message);
  };
  const forever = () => new Promise<never>(() => undefined);
  const entry = (failure: FileFailure) => ({ failures: { [remote.url]: failure } });
  test.each<[string, Partial<World>, Partial<RemoteLoadError>]>([
    [
      'entry that is not there',
      entry(failing('http-404', { reason: 'missing', status: 404 })),
      { stage: 'entry', reason: 'missing', status: 404 },
    ],
    [
      'entry that the server fails on',
      entry(failing('http-500', { status: 500 })),
      { stage: 'entry', reason: 'error', detail: 'http-500' },
    ],
    [
      'entry of another hash',
      entry(failing('refused-integrity')),
      { stage: 'entry', reason: 'error', detail: 'refused-integrity' },
    ],
    ['entry that hangs', entry(failing('hangs', { reason: 'timeout' })), { stage: 'entry', reason: 'timeout' }],
    ['entry that throws', entry(failing('throws')), { stage: 'evaluate', reason: 'error', detail: 'throws' }],
    ['entry that defines nothing', { container: undefined }, { stage: 'evaluate', reason: 'error', detail: 'empty' }],
    [
      'init that throws',
      { container: { ...working, init: throwing('init') } },
      { stage: 'init', reason: 'error', detail: 'contract' },
    ],
    [
      'init that hangs',
      { container: { ...working, init: forever } },
      { stage: 'init', reason: 'timeout', detail: 'hangs' },
    ],
    [
      'chunk that is not there',
      { container: failingChunk(failing('http-404', { reason: 'missing', url: '/c.js', status: 404 })) },
      { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js', status: 404 },
    ],
    [
      'chunk that hangs',
      { container: failingChunk(failing('hangs', { reason: 'timeout' })) },
      { stage: 'chunk', reason: 'timeout', chunkId: 'page-onboarding' },
    ],
    [
      'container that never gives the module',
      { container: { ...working, get: forever } },
      { stage: 'chunk', reason: 'timeout' },
    ],
    [
      'module that throws',
      { container: { ...working, get: async () => throwing('boom') } },
      { stage: 'evaluate', reason: 'error', detail: 'throws' },
    ],
    [
      'module that never ends',
      { container: { ...working, get: async () => forever } },
      { stage: 'evaluate', reason: 'timeout' },
    ],
    [
      'module of another shape',
      { container: { ...working, get: async () => () => ({ Page, Other: Page }) } },
      { stage: 'evaluate', detail: 'wrong-shape' },
    ],
  ])('%s', async (_name, broken, expected) => {
    const { loader, world, reports } = loaderIn(broken);
    const error = await failureOf(loader.load(remote, './onboarding'));
    expect(error).toMatchObject({ remote: 'mfe-quiz', version: '1.2.3', attempt: 1, ...expected });

    Object.assign(world, { failures: {}, container: working });
    loader.renew(remote, './onboarding');
    expect(await loader.load(remote, './onboarding', 2)).toBe(Page);
    expect(reports.map(({ outcome, stage, attempt }) => ({ outcome, stage, attempt }))).toEqual([
      { outcome: 'failed', stage: error.stage, attempt: 1 },
      { outcome: 'recovered', stage: error.stage, attempt: 2 },
    ]);
  });

  test('a remote of another contract is never asked for', async () => {
    const { loader, asked } = loaderIn();
    expect(await failureOf(loader.load({ ...remote, contract: '^2.0.0' }, './a'))).toMatchObject({
      stage: 'init',
      detail: 'contract',
    });
    expect(asked).toEqual([]);
  });
});

test('what can pass is asked for again twice, and no more', async () => {
  const { loader, asked } = loaderIn({ failures: { [remote.url]: failing('reset') } });
  expect((await failureOf(loader.load(remote, './a'))).attempt).toBe(1);
  expect(asked).toHaveLength(3);
});

test('code that came and was of no use is asked for by another address', async () => {
  const { loader, spoiled } = loaderIn({ container: { ...working, get: async () => () => ({}) } });
  await failureOf(loader.load(remote, './a'));
  expect(spoiled).toEqual(['/remotes/mfe-quiz/']);
});

test('the release before takes over, for all modules of the remote', async () => {
  const { loader, asked, reports } = loaderIn({ failures: { [remote.url]: failing('refused-integrity') } });
  expect(await loader.load(withPrevious, './a')).toBe(Page);
  expect(await loader.load(withPrevious, './b')).toBe(Page);
  expect(asked).toEqual(['/remotes/mfe-quiz/', '/old/']);
  expect(reports).toEqual([
    expect.objectContaining({ version: '1.2.3', outcome: 'fell_back', detail: 'refused-integrity' }),
  ]);
});

test('when the release before fails too, the error is of the current one, which the next try begins with', async () => {
  const { loader, asked, world } = loaderIn({
    failures: { [remote.url]: failing('refused-integrity'), '/old/': failing('http-404', { reason: 'missing' }) },
  });
  expect(await failureOf(loader.load(withPrevious, './a'))).toMatchObject({
    version: '1.2.3',
    detail: 'refused-integrity',
  });
  world.failures = {};
  loader.renew(withPrevious, './a');
  await loader.load(withPrevious, './a', 2);
  expect(asked).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
});

describe('a component that throws while it is drawn', () => {
  const thrown = (version: string, attempt = 1) =>
    new RemoteLoadError({ remote: 'mfe-quiz', version, stage: 'render', reason: 'error', detail: 'throws', attempt });

  test('is replaced by that of the release before, for all modules, and the server is told', async () => {
    const { loader, asked, reports } = loaderIn();
    await loader.load(withPrevious, './a');
    await loader.load(withPrevious, './b');
    expect(loader.failedToRender(withPrevious, './a', thrown('1.2.3'))).toBe(true);
    expect([
      loader.version(withPrevious),
      loader.loaded(withPrevious, './a'),
      loader.loaded(withPrevious, './b'),
    ]).toEqual(['1.2.2', undefined, undefined]);
    await loader.load(withPrevious, './a');
    await loader.load(withPrevious, './b');
    expect(asked).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports.slice(1)).toEqual([
      expect.objectContaining({ version: '1.2.3', stage: 'render', outcome: 'fell_back' }),
    ]);
  });

  test('is a failure when there is none before', async () => {
    const { loader, reports } = loaderIn();
    await loader.load(remote, './a');
    expect(loader.failedToRender(remote, './a', thrown('1.2.3'))).toBe(false);
    loader.renew(remote, './a');
    await loader.load(remote, './a', 2);
    expect(reports.slice(1)).toEqual([expect.objectContaining({ stage: 'render', outcome: 'failed' })]);
  });

  test('and the release before does not load: the failure is the one that was drawn, and the next try begins with the current release', async () => {
    const { loader, asked, reports, world } = loaderIn({
      failures: { '/old/': failing('http-404', { reason: 'missing' }) },
    });
    await loader.load(withPrevious, './a');
    loader.failedToRender(withPrevious, './a', thrown('1.2.3'));
    expect(await failureOf(loader.load(withPrevious, './a'))).toMatchObject({ version: '1.2.3', stage: 'render' });
    world.failures = {};
    loader.renew(withPrevious, './a');
    await loader.load(withPrevious, './a', 2);
    expect(asked).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(reports.map(({ version, stage, outcome }) => [version, stage, outcome])).toEqual([
      ['1.2.3', 'evaluate', 'loaded'],
      ['1.2.3', 'render', 'failed'],
      ['1.2.3', 'render', 'recovered'],
    ]);
  });

  test('and so does the one before: the next try begins with the current release', async () => {
    const { loader, asked, reports } = loaderIn();
    await loader.load(withPrevious, './a');
    loader.failedToRender(withPrevious, './a', thrown('1.2.3'));
    await loader.load(withPrevious, './a');
    expect(loader.failedToRender(withPrevious, './a', thrown('1.2.2'))).toBe(false);
    expect(loader.version(withPrevious)).toBe('1.2.2');
    loader.renew(withPrevious, './a');
    await loader.load(withPrevious, './a', 2);
    expect(loader.version(withPrevious)).toBe('1.2.3');
    expect(asked).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(reports.map(({ version, outcome }) => [version, outcome])).toEqual([
      ['1.2.3', 'loaded'],
      ['1.2.3', 'fell_back'],
      ['1.2.2', 'failed'],
    ]);
  });
});

test('without a network it waits, says so, and goes on by itself', async () => {
  const { loader, world, backOnline, reports } = loaderIn({
    failures: { [remote.url]: failing('offline') },
    online: false,
  });
  const phases: string[] = [];
  loader.watch(() => phases.push(loader.phase(remote, './a')));
  const loading = loader.load(remote, './a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(phases).toEqual(['offline']);
  world.failures = {};
  backOnline();
  expect(await loading).toBe(Page);
  expect(reports.filter(({ outcome }) => outcome !== 'loaded')).toEqual([]);
});

test('what hung when the person asked anew does not disturb the new try, and reports nothing', async () => {
  let release: (failure: FileFailure) => void = () => undefined;
  let calls = 0;
  const loadEntry = () =>
    (calls += 1) === 1 ? new Promise<FileFailure>((resolve) => (release = resolve)) : Promise.resolve(undefined);
  const { loader, reports } = loaderIn({}, { loadEntry });
  const first = loader.load(remote, './a').catch((error: unknown) => error);
  loader.renew(remote, './a');
  expect(await loader.load(remote, './a', 2)).toBe(Page);
  release(failing('hangs', { reason: 'timeout' }));
  expect(await first).toBeInstanceOf(RemoteLoadError);
  expect(await loader.load(remote, './a')).toBe(Page);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['loaded']);
});

test('another module that waited for the same container goes on with the new one', async () => {
  let release: (failure: FileFailure) => void = () => undefined;
  let calls = 0;
  const loadEntry = () =>
    (calls += 1) === 1 ? new Promise<FileFailure>((resolve) => (release = resolve)) : Promise.resolve(undefined);
  const { loader } = loaderIn({}, { loadEntry, cancelFiles: () => release(failing('reset')) });
  const first = loader.load(remote, './a').catch(() => undefined);
  const other = loader.load(remote, './b');
  loader.renew(remote, './a');
  expect(await loader.load(remote, './a', 2)).toBe(Page);
  expect(await other).toBe(Page);
  await first;
  expect(calls).toBe(2);
});
