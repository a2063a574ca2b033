import type { LoadEvent, RegistryRemote } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import { createModuleView } from '../react/module-view';
import type { Container } from './container';
import {
  remote,
  remoteWithPrevious,
  Page,
  goodContainer,
  loadError,
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
import type { ErrorFields, FakeLoaderWorld, Loader } from './testing/loader-world';

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

describe('every failure has a stage, reason and detail, and the next attempt recovers @g-try-again @g-exports-checked', () => {
  const throwing = (message: string) => () => {
    throw new Error(message);
  };
  const forever = () => new Promise<never>(() => undefined);
  const entry = (fields: ErrorFields) => ({ failures: { [remote.url]: fields } });
  const chunk = (fields: ErrorFields) => ({ container: containerWithFailingChunk(fields) });
  const withContainer = (changes: Partial<Container>) => ({ container: { ...goodContainer, ...changes } });
  test.each<[string, Partial<FakeLoaderWorld>, Partial<RemoteLoadError>]>([
    [
      'a missing entry',
      entry({ detail: 'http-404', reason: 'missing', status: 404 }),
      { stage: 'entry', reason: 'missing' },
    ],
    [
      'a server error of the entry',
      entry({ detail: 'http-500', status: 500 }),
      { stage: 'entry', reason: 'error', detail: 'http-500' },
    ],
    ['an entry with a wrong hash', entry({ detail: 'refused-integrity' }), { stage: 'entry', reason: 'error' }],
    ['an entry that hangs', entry({ detail: 'hangs', reason: 'timeout' }), { stage: 'entry', reason: 'timeout' }],
    ['an entry that throws', entry({ detail: 'throws', stage: 'evaluate' }), { stage: 'evaluate', detail: 'throws' }],
    ['an empty entry', { container: undefined }, { stage: 'evaluate', reason: 'error', detail: 'empty' }],
    ['an init that throws', withContainer({ init: throwing('x') }), { stage: 'init', detail: 'contract' }],
    ['an init that hangs', withContainer({ init: forever }), { stage: 'init', reason: 'timeout', detail: 'hangs' }],
    [
      'a missing chunk',
      chunk({ detail: 'http-404', reason: 'missing', url: '/c.js', status: 404 }),
      { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js', status: 404 },
    ],
    ['a chunk that hangs', chunk({ detail: 'hangs', reason: 'timeout' }), { stage: 'chunk', reason: 'timeout' }],
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
  const broken = { failures: { [remote.url]: { detail: 'http-404', reason: 'missing' } as const } };
  const endings = (reports: readonly LoadEvent[]) => reports.map(({ version, outcome: ended }) => [version, ended]);

  test('a prefetch that fails is not reported, since the user saw no failure', async () => {
    const { loader, reports } = createTestLoader(broken);
    loader.prefetch(remote, './a');
    await errorOf(loader, remote, './a');
    expect(reports).toEqual([]);
  });

  test('a prefetch that failed and is then opened by URL is reported as failed once', async () => {
    const { loader, reports } = createTestLoader(broken);
    loader.prefetch(remote, './a');
    await errorOf(loader, remote, './a');
    loader.request(remote, './a');
    await errorOf(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'failed']]);
  });

  test('a prefetch that fails while a view is waiting for it is reported as failed', async () => {
    const { loader, reports } = createTestLoader(broken);
    loader.prefetch(remote, './a');
    loader.request(remote, './a');
    await errorOf(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'failed']]);
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
    const prefetched = createTestLoader({ failures: { [remote.url]: { detail: 'http-404', reason: 'missing' } } });
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

test('the waiting time of a load that hangs continues for a view that opens later, and restarts with Try again', async () => {
  let now = 1_000;
  const hangs: Container = { ...goodContainer, get: () => new Promise(() => undefined) };
  const { loader } = createTestLoader({ container: hangs }, { now: () => now });
  expect(loader.waitedMs(remote, './page')).toBe(0);
  loader.prefetch(remote, './page');
  now += 9_000;
  expect(loader.waitedMs(remote, './page')).toBe(9_000);
  loader.retry(remote, './page');
  now += 500;
  expect(loader.waitedMs(remote, './page')).toBe(500);
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

  test('is used at once if the view that failed is the only one mounted', async () => {
    const { loader } = createTestLoader(
      { failures: { '/remotes/mfe-quiz/': { detail: 'http-404' } } },
      { hasUnsavedWork: () => true },
    );
    loader.request(remoteWithPrevious, './page');
    expect(await untilLoadEnds(loader, remoteWithPrevious, './page')).toMatchObject({ status: 'ready' });
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
        failures: { ...currentBroken, '/old/': { detail: 'http-404', reason: 'missing', status: 404 } },
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
        module === './b'
          ? Promise.reject(chunkError({ version: '1.2.2', detail: 'http-404', reason: 'missing', status: 404 }))
          : goodContainer.get(module),
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

  test('is the reported failure if the previous release does not load; the next try begins with the current release', async () => {
    const { loader, requests, reports, world } = createTestLoader({
      failures: { '/old/': { detail: 'http-404', reason: 'missing', status: 404 } },
    });
    await showModule(loader, remoteWithPrevious, './a');
    expect(await throwAtRender(loader, remoteWithPrevious, './a')).toMatchObject({
      error: { version: '1.2.3', stage: 'render' },
    });
    world.failures = {};
    await retryModule(loader, remoteWithPrevious, './a');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(reports.map(({ version, stage, outcome: ended }) => [version, stage, ended])).toEqual([
      ['1.2.3', 'evaluate', 'loaded'],
      ['1.2.3', 'render', 'failed'],
      ['1.2.3', 'render', 'recovered'],
    ]);
  });

  test('throws in the previous release, too: the next attempt begins with the current release', async () => {
    // Falls back in spite of unsaved work, because replacing the view that failed discards no work.
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

test('pages that redirect to each other endlessly are stopped, and the page that appeared too often is blamed @g-render-loop', async () => {
  let now = 0;
  let lastInput = -1;
  const { loader, reports } = createTestLoader({}, { now: () => (now += 1), lastInput: () => lastInput });
  for (const module of ['./ping', './pong']) await showModule(loader, remote, module);
  const views = { './ping': 1, './pong': 2 } as const;
  let hops = 0;
  for (; hops < 100 && loader.stateOf(remote, './ping').status === 'ready'; hops += 1) {
    for (const module of ['./ping', './pong'] as const) loader.rendered(remote, module, views[module])();
  }
  expect(hops).toBeLessThan(15);
  expect(loader.stateOf(remote, './ping')).toMatchObject({ error: { stage: 'render', detail: 'redirect-loop' } });
  expect(reports.at(-1)).toMatchObject({ remote: 'mfe-quiz', outcome: 'failed', detail: 'redirect-loop' });
  // A further redirect cannot show the stopped page again, but the user can open it again.
  const view = createModuleView(loader, remote, './ping');
  view.request();
  expect(view.state()).toMatchObject({ status: 'failed' });
  lastInput = now + 1;
  expect(createModuleView(loader, remote, './ping').state()).toEqual({ status: 'idle' });
});

test('a load waits while the browser is offline, has the status offline, and resumes when it is online @g-offline-waits', async () => {
  const { loader, world, backOnline, reports } = createTestLoader({
    failures: { [remote.url]: { detail: 'offline' } },
    isOnline: false,
  });
  expect(await showModule(loader, remote, './a')).toMatchObject({ status: 'offline' });
  world.failures = {};
  backOnline();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(readyState);
  expect(reports.filter(({ outcome: ended }) => ended !== 'loaded')).toEqual([]);
});

test('a load that resumes online does not reuse a request that was lost with the network', async () => {
  const { loader, files, world, backOnline } = createTestLoader({ isOnline: false });
  let cancelled = 0;
  files.cancel = () => void (cancelled += 1);
  world.container = containerWithFailingChunk({ detail: 'offline' });
  expect(await showModule(loader, remote, './a')).toMatchObject({ status: 'offline' });
  expect(cancelled).toBe(1);
  world.container = goodContainer;
  backOnline();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(readyState);
});

test('a load that hung before a retry neither affects the new load nor is reported @g-late-results', async () => {
  const { loader, files, reports, requests } = createTestLoader();
  let finish: (failure: RemoteLoadError) => void = () => undefined;
  const { loadEntry } = files;
  files.loadEntry = () => new Promise((resolve) => (finish = resolve));
  loader.request(remote, './a');
  files.loadEntry = loadEntry;
  expect(await retryModule(loader, remote, './a')).toEqual(readyState);
  finish(loadError({ detail: 'hangs', reason: 'timeout' }));
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(readyState);
  expect(await showModule(loader, remote, './b')).toEqual(readyState);
  expect(reports.map(({ outcome: ended }) => ended)).toEqual(['loaded']);
  expect(requests).toHaveLength(1);
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
