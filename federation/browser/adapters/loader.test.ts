import type { LoadEvent, RegistryRemote } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import type { Container } from './container';
import {
  remote,
  remoteWithPrevious,
  Page,
  goodContainer,
  chunkError,
  containerWithFailingChunk,
  settle,
  createTestLoader,
  untilLoadEnds,
  errorOf,
  showModule,
  retryModule,
  readyState,
} from './testing/loader-world';
import type { FakeLoaderWorld, Loader } from './testing/loader-world';

test('loads the only component of a module, and requests the entry once', async () => {
  const { loader, requests, reports } = createTestLoader();
  expect(loader.stateOf(remote, './onboarding')).toEqual({ status: 'idle' });
  expect(await showModule(loader, remote, './onboarding')).toEqual(readyState);
  expect(await showModule(loader, remote, './onboarding')).toEqual(readyState);
  expect(requests).toEqual(['/remotes/mfe-quiz/']);
  await showModule(loader, remote, './other');
  expect(reports).toEqual([
    {
      remote: 'mfe-quiz',
      version: '1.2.3',
      stage: 'evaluate',
      reason: 'none',
      outcome: 'loaded',
      attempt: 1,
      duration_ms: 0,
    },
  ]);
});

test('a page is not ready until the host has what it needs to show the page, such as texts', async () => {
  let arrive: () => void = () => undefined;
  const { loader } = createTestLoader({}, { beforeShow: () => new Promise((resolve) => (arrive = resolve)) });
  loader.request(remote, './a');
  await settle();
  expect(loader.stateOf(remote, './a')).toMatchObject({ status: 'loading' });
  arrive();
  expect(await untilLoadEnds(loader, remote, './a')).toEqual(readyState);
});

test('two modules of a remote share one request for the entry, even if requested at the same time @g-one-entry', async () => {
  const { loader, requests } = createTestLoader();
  loader.prefetch(remote, './a');
  await showModule(loader, remote, './b');
  expect(requests).toHaveLength(1);
});

const missing = { detail: 'http-404', reason: 'missing', status: 404 } as const;

describe('every failure has a stage, reason and detail, and the next attempt recovers @g-try-again @g-exports-checked', () => {
  const throwing = (message: string) => () => {
    throw new Error(message);
  };
  const forever = () => new Promise<never>(() => undefined);
  const withContainer = (changes: Partial<Container>) => ({ container: { ...goodContainer, ...changes } });
  test.each<[string, Partial<FakeLoaderWorld>, Partial<RemoteLoadError>]>([
    ['a missing entry', { failures: { [remote.url]: missing } }, { stage: 'entry', reason: 'missing' }],
    ['an empty entry', { container: undefined }, { stage: 'evaluate', reason: 'error', detail: 'empty' }],
    ['an init that throws', withContainer({ init: throwing('x') }), { stage: 'init', detail: 'contract' }],
    ['an init that hangs', withContainer({ init: forever }), { stage: 'init', reason: 'timeout', detail: 'hangs' }],
    [
      'a missing chunk',
      { container: containerWithFailingChunk({ ...missing, url: '/c.js' }) },
      { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js', status: 404 },
    ],
    ['a module that never arrives', withContainer({ get: forever }), { stage: 'chunk', reason: 'timeout' }],
    [
      'a module that throws',
      withContainer({ get: async () => throwing('boom') }),
      { stage: 'evaluate', reason: 'error', detail: 'throws' },
    ],
    ['a module that never ends', withContainer({ get: async () => forever }), { stage: 'evaluate', reason: 'timeout' }],
    [
      'two components',
      withContainer({ get: async () => () => ({ Page, Other: Page }) }),
      { stage: 'evaluate', detail: 'wrong-shape', note: './onboarding exports Page, Other' },
    ],
    [
      'no component',
      withContainer({ get: async () => () => ({ rows: [] }) }),
      { stage: 'evaluate', detail: 'wrong-shape', note: './onboarding exports rows (no component)' },
    ],
  ])('a load fails because of %s', async (_name, broken, expected) => {
    const { loader, world, reports } = createTestLoader(broken);
    loader.request(remote, './onboarding');
    const error = await errorOf(loader, remote, './onboarding');
    expect(error).toMatchObject({ remote: 'mfe-quiz', version: '1.2.3', attempt: 1, ...expected });

    Object.assign(world, { failures: {}, container: goodContainer });
    expect(await retryModule(loader, remote, './onboarding')).toEqual(readyState);
    expect(reports.map(({ outcome: ended, stage, attempt }) => ({ ended, stage, attempt }))).toEqual([
      { ended: 'failed', stage: error.stage, attempt: 1 },
      { ended: 'recovered', stage: error.stage, attempt: 2 },
    ]);
  });

  test('a remote that requires an incompatible contract version is never requested @g-incompatible-refused', async () => {
    const { loader, requests } = createTestLoader();
    const other = { ...remote, contract: '^2.0.0' };
    loader.request(other, './a');
    expect(await errorOf(loader, other, './a')).toMatchObject({ stage: 'init', detail: 'contract' });
    expect(requests).toEqual([]);
  });
});

describe('only the result of a load that a view shows is reported', () => {
  const broken = { failures: { [remote.url]: missing } };
  const endings = (reports: readonly LoadEvent[]) => reports.map(({ version, outcome: ended }) => [version, ended]);

  test.each<[title: string, views: ('after' | 'during')[], expected: string[][]]>([
    ['is not reported, since the user saw no failure', [], []],
    ['is reported as failed once if the page is opened after the failure', ['after'], [['1.2.3', 'failed']]],
    ['is reported as failed if a view is waiting', ['during'], [['1.2.3', 'failed']]],
  ])('a prefetch that fails %s', async (_title, views, expected) => {
    const { loader, reports } = createTestLoader(broken);
    loader.prefetch(remote, './a');
    for (const view of views) {
      if (view === 'after') await errorOf(loader, remote, './a');
      loader.request(remote, './a');
    }
    await errorOf(loader, remote, './a');
    expect(endings(reports)).toEqual(expected);
  });

  test('a prefetch is reported as loaded only once a view shows it', async () => {
    const { loader, reports } = createTestLoader();
    loader.prefetch(remote, './a');
    await untilLoadEnds(loader, remote, './a');
    expect(reports).toEqual([]);
    await showModule(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'loaded']]);
  });

  test('a fallback caused by a prefetch is reported once it is shown, or at once if it replaces a shown release', async () => {
    const prefetched = createTestLoader(broken);
    prefetched.loader.prefetch(remoteWithPrevious, './a');
    await untilLoadEnds(prefetched.loader, remoteWithPrevious, './a');
    expect(prefetched.reports).toEqual([]);
    await showModule(prefetched.loader, remoteWithPrevious, './a');
    expect(endings(prefetched.reports)).toEqual([['1.2.3', 'fell_back']]);

    const onlyOldB: Container = {
      ...goodContainer,
      get: (module) =>
        module === './b' && loader.versionOf(remoteWithPrevious) === '1.2.3'
          ? Promise.reject(chunkError({ detail: 'http-404' }))
          : goodContainer.get(module),
    };
    const { loader, reports } = createTestLoader({ container: onlyOldB });
    await showModule(loader, remoteWithPrevious, './a');
    loader.prefetch(remoteWithPrevious, './b');
    await untilLoadEnds(loader, remoteWithPrevious, './b');
    expect(endings(reports)).toEqual([
      ['1.2.3', 'loaded'],
      ['1.2.3', 'fell_back'],
    ]);
  });

  test('a component that throws at render is reported as failed, and not also as loaded', async () => {
    const { loader, reports } = createTestLoader();
    loader.request(remote, './a');
    await untilLoadEnds(loader, remote, './a');
    loader.renderFailed(remote, './a', 1, new Error('boom'));
    expect(reports.map(({ stage, outcome: ended }) => [stage, ended])).toEqual([['render', 'failed']]);
  });
});

test('a transient failure is retried twice at most @g-transient-retries', async () => {
  const { loader, requests } = createTestLoader({ failures: { [remote.url]: { detail: 'reset' } } });
  loader.request(remote, './a');
  expect((await errorOf(loader, remote, './a')).attempt).toBe(1);
  expect(requests).toHaveLength(3);
});

test('files whose code does not work are discarded, so that the next request uses a different URL @g-reevaluation', async () => {
  const { loader, discarded } = createTestLoader({ container: { ...goodContainer, get: async () => () => ({}) } });
  loader.request(remote, './a');
  await errorOf(loader, remote, './a');
  expect(discarded).toEqual(['/remotes/mfe-quiz/']);
});

describe('the previous release', () => {
  test('is not used while another view of the remote has unsaved work: the page fails, and Try again uses it later @g-fallback-unsaved', async () => {
    let hasUnsavedWork = true;
    const containers: Container = {
      ...goodContainer,
      get: async (module) => {
        if (module === './broken') throw chunkError({ detail: 'http-404' });
        return () => ({ Page });
      },
    };
    const { loader } = createTestLoader({ container: containers }, { hasUnsavedWork: () => hasUnsavedWork });
    loader.request(remoteWithPrevious, './form');
    await untilLoadEnds(loader, remoteWithPrevious, './form');
    const form = loader.stateOf(remoteWithPrevious, './form');
    loader.request(remoteWithPrevious, './broken');
    expect(await untilLoadEnds(loader, remoteWithPrevious, './broken')).toMatchObject({ status: 'failed' });
    expect(loader.stateOf(remoteWithPrevious, './form')).toBe(form);
    expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.3');

    hasUnsavedWork = false;
    loader.retry(remoteWithPrevious, './broken');
    await untilLoadEnds(loader, remoteWithPrevious, './broken');
    expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.2');
  });

  const currentBroken = { [remote.url]: { detail: 'refused-integrity' } as const };

  test('replaces the current release for all modules of the remote', async () => {
    const { loader, requests, reports } = createTestLoader({ failures: currentBroken });
    expect(await showModule(loader, remoteWithPrevious, './a')).toEqual(readyState);
    expect(await showModule(loader, remoteWithPrevious, './b')).toEqual(readyState);
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports).toEqual([
      expect.objectContaining({ version: '1.2.3', outcome: 'fell_back', detail: 'refused-integrity' }),
    ]);
  });

  test.each([
    ['a retry', retryModule],
    ['the next view', showModule],
  ])(
    'fails as well: the error of the current release is shown, and %s starts with the current release @g-both-fail',
    async (_which, next) => {
      const { loader, requests, world } = createTestLoader({
        failures: { ...currentBroken, '/old/': missing },
      });
      loader.request(remoteWithPrevious, './a');
      expect(await errorOf(loader, remoteWithPrevious, './a')).toMatchObject({
        version: '1.2.3',
        detail: 'refused-integrity',
      });
      world.failures = {};
      expect(await next(loader, remoteWithPrevious, './a')).toEqual(readyState);
      expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    },
  );

  test('remains in use, and is blamed, if one of its modules fails while another is shown', async () => {
    const onlyA: Container = {
      ...goodContainer,
      get: (module) =>
        module === './b' ? Promise.reject(chunkError({ ...missing, version: '1.2.2' })) : goodContainer.get(module),
    };
    const { loader, reports, requests } = createTestLoader({ failures: currentBroken, container: onlyA });
    await showModule(loader, remoteWithPrevious, './a');
    loader.request(remoteWithPrevious, './b');
    expect((await errorOf(loader, remoteWithPrevious, './b')).version).toBe('1.2.2');
    expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.2');
    expect(reports.at(-1)).toMatchObject({ version: '1.2.2', outcome: 'failed' });
    await retryModule(loader, remoteWithPrevious, './b');
    expect(requests.slice(1).every((url) => url === '/old/')).toBe(true);
  });
});

describe('a component that throws at render', () => {
  async function throwAtRender(loader: Loader, of: RegistryRemote, module: string) {
    const state = loader.stateOf(of, module);
    if (state.status !== 'ready') throw new Error(`expected a component, not ${state.status}`);
    loader.renderFailed(of, module, state.load, new Error('boom'));
    return untilLoadEnds(loader, of, module);
  }

  test('is replaced by the previous release, as are all modules of the remote, and the fallback is reported @g-previous-release-render', async () => {
    const { loader, requests, reports } = createTestLoader();
    await showModule(loader, remoteWithPrevious, './a');
    await showModule(loader, remoteWithPrevious, './b');
    expect(await throwAtRender(loader, remoteWithPrevious, './a')).toEqual(readyState);
    expect([loader.versionOf(remoteWithPrevious), loader.stateOf(remoteWithPrevious, './b').status]).toEqual([
      '1.2.2',
      'idle',
    ]);
    await showModule(loader, remoteWithPrevious, './b');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports.slice(1)).toEqual([
      expect.objectContaining({ version: '1.2.3', stage: 'render', outcome: 'fell_back' }),
    ]);
  });

  test('is reported as failed if there is no previous release', async () => {
    const { loader, reports, discarded } = createTestLoader();
    await showModule(loader, remote, './a');
    expect(await throwAtRender(loader, remote, './a')).toMatchObject({ status: 'failed', error: { stage: 'render' } });
    expect(await retryModule(loader, remote, './a')).toEqual(readyState);
    expect(discarded).toEqual(['/remotes/mfe-quiz/']);
    loader.renderFailed(remote, './a', 1, new Error('an error of the first load that comes late'));
    expect(loader.stateOf(remote, './a')).toEqual(readyState);
    expect(reports.slice(1).map(({ stage, outcome: ended }) => [stage, ended])).toEqual([
      ['render', 'failed'],
      ['render', 'recovered'],
    ]);
  });

  test('is shown again by Try again while offline, without another request', async () => {
    const { loader, world, requests } = createTestLoader();
    await showModule(loader, remote, './a');
    await throwAtRender(loader, remote, './a');
    world.isOnline = false;
    expect(await retryModule(loader, remote, './a')).toEqual(readyState);
    expect(requests).toHaveLength(1);
  });

  test('throws in the previous release, too: the next attempt begins with the current release', async () => {
    // Replacing the view that failed discards no unsaved work.
    const { loader, requests, reports } = createTestLoader({}, { hasUnsavedWork: () => true });
    await showModule(loader, remoteWithPrevious, './a');
    await throwAtRender(loader, remoteWithPrevious, './a');
    expect(await throwAtRender(loader, remoteWithPrevious, './a')).toMatchObject({ error: { version: '1.2.2' } });
    expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.2');
    await retryModule(loader, remoteWithPrevious, './a');
    expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.3');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(reports.map(({ version, outcome: ended }) => [version, ended])).toEqual([
      ['1.2.3', 'loaded'],
      ['1.2.3', 'fell_back'],
      ['1.2.2', 'failed'],
    ]);
  });
});

test('a load waits while the browser is offline, and resumes online without the request that was lost @g-offline-waits', async () => {
  const container = containerWithFailingChunk({ detail: 'offline' });
  const { loader, files, world, backOnline, reports } = createTestLoader({ container, isOnline: false });
  const cancel = jest.spyOn(files, 'cancel');
  expect(await showModule(loader, remote, './a')).toMatchObject({ status: 'offline' });
  expect(cancel).toHaveBeenCalledTimes(1);
  world.container = goodContainer;
  backOnline();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(readyState);
  expect(reports).toEqual([]);
});

test('a page that suspended but became ready in time does not fail later', async () => {
  const { loader } = createTestLoader();
  await showModule(loader, remote, './a');
  loader.suspended(remote, './a', 1)();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(readyState);
});

test('a second module that was waiting for the same container continues with the container of the retry', async () => {
  const { loader, files, requests } = createTestLoader();
  const { loadEntry } = files;
  files.loadEntry = () => new Promise(() => undefined);
  loader.request(remote, './a');
  loader.request(remote, './b');
  files.loadEntry = loadEntry;
  expect(await retryModule(loader, remote, './a')).toEqual(readyState);
  expect(await untilLoadEnds(loader, remote, './b')).toEqual(readyState);
  expect(requests).toHaveLength(1);
});

test('pages of the previous release do not count towards the redirect loop of the current release', async () => {
  const { loader, reports } = createTestLoader({}, { now: () => 1_000, lastInput: () => 0 });
  const modules = ['./ping', './pong'];
  const comeUp = (module: string) => {
    const state = loader.stateOf(remoteWithPrevious, module);
    if (state.status === 'ready') loader.rendered(remoteWithPrevious, module, state.load)();
  };
  for (const module of modules) loader.request(remoteWithPrevious, module);
  await settle();
  for (let round = 0; round < 11; round += 1) modules.forEach(comeUp);
  for (const module of modules) loader.request(remoteWithPrevious, module);
  await settle();
  expect(loader.versionOf(remoteWithPrevious)).toBe('1.2.2');
  modules.forEach(comeUp);
  expect(reports.filter(({ detail }) => detail === 'redirect-loop').map(({ version }) => version)).toEqual(['1.2.3']);
});
