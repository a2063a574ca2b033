import type { LoadEvent, RegistryRemote } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import { createModuleView } from '../react/module-view';
import type { Container } from './container';
import {
  remote,
  withPrevious,
  Page,
  working,
  failing,
  chunkError,
  failingChunk,
  settle,
  loaderIn,
  outcome,
  errorOf,
  show,
  retry,
  ready,
} from './testing/loader-world';
import type { Fields, World, Loader } from './testing/loader-world';

test('loads the only component of a module, and requests the entry once', async () => {
  const { loader, requests, reports } = loaderIn();
  expect(loader.stateOf(remote, './onboarding')).toEqual({ status: 'idle' });
  expect(await show(loader, remote, './onboarding')).toEqual(ready);
  expect(await show(loader, remote, './onboarding')).toEqual(ready);
  expect(requests).toEqual(['/remotes/mfe-quiz/']);
  await show(loader, remote, './other');
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
  const { loader } = loaderIn({}, { beforeShow: () => new Promise((resolve) => (arrive = resolve)) });
  loader.request(remote, './a');
  await settle();
  expect(loader.stateOf(remote, './a')).toMatchObject({ status: 'loading' });
  arrive();
  expect(await outcome(loader, remote, './a')).toEqual(ready);
});

test('two modules of a remote share one request for the entry, even if requested at the same time @g-one-entry', async () => {
  const { loader, requests } = loaderIn();
  loader.prefetch(remote, './a');
  await show(loader, remote, './b');
  expect(requests).toHaveLength(1);
});

describe('every failure has a stage, reason and detail, and the next attempt recovers @g-try-again @g-exports-checked', () => {
  const throwing = (message: string) => () => {
    throw new Error(message);
  };
  const forever = () => new Promise<never>(() => undefined);
  const entry = (fields: Fields) => ({ failures: { [remote.url]: fields } });
  const chunk = (fields: Fields) => ({ container: failingChunk(fields) });
  test.each<[string, Partial<World>, Partial<RemoteLoadError>]>([
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
    ['an init that throws', { container: { ...working, init: throwing('x') } }, { stage: 'init', detail: 'contract' }],
    [
      'an init function that hangs',
      { container: { ...working, init: forever } },
      { stage: 'init', reason: 'timeout', detail: 'hangs' },
    ],
    [
      'a missing chunk',
      chunk({ detail: 'http-404', reason: 'missing', url: '/c.js', status: 404 }),
      { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js', status: 404 },
    ],
    ['a chunk that hangs', chunk({ detail: 'hangs', reason: 'timeout' }), { stage: 'chunk', reason: 'timeout' }],
    ['a module that never arrives', { container: { ...working, get: forever } }, { stage: 'chunk', reason: 'timeout' }],
    [
      'a module that throws',
      { container: { ...working, get: async () => throwing('boom') } },
      { stage: 'evaluate', reason: 'error', detail: 'throws' },
    ],
    [
      'a module whose evaluation never ends',
      { container: { ...working, get: async () => forever } },
      { stage: 'evaluate', reason: 'timeout' },
    ],
    [
      'a module with two components',
      { container: { ...working, get: async () => () => ({ Page, Other: Page }) } },
      { stage: 'evaluate', detail: 'wrong-shape', note: './onboarding exports Page, Other' },
    ],
    [
      'a module without a component',
      { container: { ...working, get: async () => () => ({ rows: [] }) } },
      { stage: 'evaluate', detail: 'wrong-shape', note: './onboarding exports rows (no component)' },
    ],
  ])('a load fails because of %s', async (_name, broken, expected) => {
    const { loader, world, reports } = loaderIn(broken);
    loader.request(remote, './onboarding');
    const error = await errorOf(loader, remote, './onboarding');
    expect(error).toMatchObject({ remote: 'mfe-quiz', version: '1.2.3', attempt: 1, ...expected });

    Object.assign(world, { failures: {}, container: working });
    expect(await retry(loader, remote, './onboarding')).toEqual(ready);
    expect(reports.map(({ outcome: ended, stage, attempt }) => ({ ended, stage, attempt }))).toEqual([
      { ended: 'failed', stage: error.stage, attempt: 1 },
      { ended: 'recovered', stage: error.stage, attempt: 2 },
    ]);
  });

  test('a remote that requires an incompatible contract version is never requested @g-incompatible-refused', async () => {
    const { loader, requests } = loaderIn();
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
    const { loader, reports } = loaderIn(broken);
    loader.prefetch(remote, './a');
    await errorOf(loader, remote, './a');
    expect(reports).toEqual([]);
  });

  test('a prefetch that failed and is then opened by URL is reported as failed once', async () => {
    const { loader, reports } = loaderIn(broken);
    loader.prefetch(remote, './a');
    await errorOf(loader, remote, './a');
    loader.request(remote, './a');
    await errorOf(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'failed']]);
  });

  test('a prefetch that fails while a view is waiting for it is reported as failed', async () => {
    const { loader, reports } = loaderIn(broken);
    loader.prefetch(remote, './a');
    loader.request(remote, './a');
    await errorOf(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'failed']]);
  });

  test('a prefetch is reported as loaded only once a view shows it', async () => {
    const { loader, reports } = loaderIn();
    loader.prefetch(remote, './a');
    await outcome(loader, remote, './a');
    expect(reports).toEqual([]);
    await show(loader, remote, './a');
    expect(endings(reports)).toEqual([['1.2.3', 'loaded']]);
  });

  test('a fallback caused by a prefetch is reported once it is shown, or at once if it replaces a shown release', async () => {
    const prefetched = loaderIn({ failures: { [remote.url]: { detail: 'http-404', reason: 'missing' } } });
    prefetched.loader.prefetch(withPrevious, './a');
    await outcome(prefetched.loader, withPrevious, './a');
    expect(prefetched.reports).toEqual([]);
    await show(prefetched.loader, withPrevious, './a');
    expect(endings(prefetched.reports)).toEqual([['1.2.3', 'fell_back']]);

    const onlyOldB: Container = {
      ...working,
      get: (module) =>
        module === './b' && loader.versionOf(withPrevious) === '1.2.3'
          ? Promise.reject(chunkError({ detail: 'http-404' }))
          : working.get(module),
    };
    const { loader, reports } = loaderIn({ container: onlyOldB });
    await show(loader, withPrevious, './a');
    loader.prefetch(withPrevious, './b');
    await outcome(loader, withPrevious, './b');
    expect(endings(reports)).toEqual([
      ['1.2.3', 'loaded'],
      ['1.2.3', 'fell_back'],
    ]);
  });

  test('a component that throws at render is reported as failed, and not also as loaded', async () => {
    const { loader, reports } = loaderIn();
    loader.request(remote, './a');
    await outcome(loader, remote, './a');
    loader.renderFailed(remote, './a', 1, new Error('boom'));
    expect(reports.map(({ stage, outcome: ended }) => [stage, ended])).toEqual([['render', 'failed']]);
  });
});

test('a transient failure is retried twice at most @g-transient-retries', async () => {
  const { loader, requests } = loaderIn({ failures: { [remote.url]: { detail: 'reset' } } });
  loader.request(remote, './a');
  expect((await errorOf(loader, remote, './a')).attempt).toBe(1);
  expect(requests).toHaveLength(3);
});

test('files whose code does not work are discarded, so that the next request uses a different URL @g-reevaluation', async () => {
  const { loader, discarded } = loaderIn({ container: { ...working, get: async () => () => ({}) } });
  loader.request(remote, './a');
  await errorOf(loader, remote, './a');
  expect(discarded).toEqual(['/remotes/mfe-quiz/']);
});

test('the waiting time of a load that hangs continues for a view that opens later, and restarts with Try again', async () => {
  let now = 1_000;
  const hangs: Container = { ...working, get: () => new Promise(() => undefined) };
  const { loader } = loaderIn({ container: hangs }, { now: () => now });
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
      ...working,
      get: async (module) => {
        if (module === './broken') throw chunkError({ detail: 'http-404' });
        return () => ({ Page });
      },
    };
    const { loader } = loaderIn({ container: containers }, { hasUnsavedWork: () => hasUnsavedWork });
    loader.request(withPrevious, './form');
    await outcome(loader, withPrevious, './form');
    const form = loader.stateOf(withPrevious, './form');
    loader.request(withPrevious, './broken');
    expect(await outcome(loader, withPrevious, './broken')).toMatchObject({ status: 'failed' });
    expect(loader.stateOf(withPrevious, './form')).toBe(form);
    expect(loader.versionOf(withPrevious)).toBe('1.2.3');

    hasUnsavedWork = false;
    loader.retry(withPrevious, './broken');
    await outcome(loader, withPrevious, './broken');
    expect(loader.versionOf(withPrevious)).toBe('1.2.2');
  });

  test('is used at once if the view that failed is the only one mounted', async () => {
    const { loader } = loaderIn(
      { failures: { '/remotes/mfe-quiz/': { detail: 'http-404' } } },
      { hasUnsavedWork: () => true },
    );
    loader.request(withPrevious, './page');
    expect(await outcome(loader, withPrevious, './page')).toMatchObject({ status: 'ready' });
    expect(loader.versionOf(withPrevious)).toBe('1.2.2');
  });

  const currentBroken = { [remote.url]: { detail: 'refused-integrity' } as const };

  test('replaces the current release for all modules of the remote', async () => {
    const { loader, requests, reports } = loaderIn({ failures: currentBroken });
    expect(await show(loader, withPrevious, './a')).toEqual(ready);
    expect(await show(loader, withPrevious, './b')).toEqual(ready);
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports).toEqual([
      expect.objectContaining({ version: '1.2.3', outcome: 'fell_back', detail: 'refused-integrity' }),
    ]);
  });

  test.each([
    ['a retry', retry],
    ['the next view', show],
  ])(
    'fails as well: the error of the current release is shown, and %s starts with the current release @g-both-fail',
    async (_which, next) => {
      const { loader, requests, world } = loaderIn({
        failures: { ...currentBroken, '/old/': { detail: 'http-404', reason: 'missing', status: 404 } },
      });
      loader.request(withPrevious, './a');
      expect(await errorOf(loader, withPrevious, './a')).toMatchObject({
        version: '1.2.3',
        detail: 'refused-integrity',
      });
      world.failures = {};
      expect(await next(loader, withPrevious, './a')).toEqual(ready);
      expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    },
  );

  test('remains in use, and is blamed, if one of its modules fails while another is shown', async () => {
    const onlyA: Container = {
      ...working,
      get: (module) =>
        module === './b'
          ? Promise.reject(chunkError({ version: '1.2.2', detail: 'http-404', reason: 'missing', status: 404 }))
          : working.get(module),
    };
    const { loader, reports, requests } = loaderIn({ failures: currentBroken, container: onlyA });
    await show(loader, withPrevious, './a');
    loader.request(withPrevious, './b');
    expect((await errorOf(loader, withPrevious, './b')).version).toBe('1.2.2');
    expect(loader.versionOf(withPrevious)).toBe('1.2.2');
    expect(reports.at(-1)).toMatchObject({ version: '1.2.2', outcome: 'failed' });
    await retry(loader, withPrevious, './b');
    expect(requests.slice(1).every((url) => url === '/old/')).toBe(true);
  });
});

describe('a component that throws at render', () => {
  async function throwAtRender(loader: Loader, of: RegistryRemote, module: string) {
    const state = loader.stateOf(of, module);
    if (state.status !== 'ready') throw new Error(`expected a component, not ${state.status}`);
    loader.renderFailed(of, module, state.load, new Error('boom'));
    return outcome(loader, of, module);
  }

  test('is replaced by the previous release, as are all modules of the remote, and the fallback is reported @g-previous-release-render', async () => {
    const { loader, requests, reports } = loaderIn();
    await show(loader, withPrevious, './a');
    await show(loader, withPrevious, './b');
    expect(await throwAtRender(loader, withPrevious, './a')).toEqual(ready);
    expect([loader.versionOf(withPrevious), loader.stateOf(withPrevious, './b').status]).toEqual(['1.2.2', 'idle']);
    await show(loader, withPrevious, './b');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports.slice(1)).toEqual([
      expect.objectContaining({ version: '1.2.3', stage: 'render', outcome: 'fell_back' }),
    ]);
  });

  test('is reported as failed if there is no previous release', async () => {
    const { loader, reports, discarded } = loaderIn();
    await show(loader, remote, './a');
    expect(await throwAtRender(loader, remote, './a')).toMatchObject({ status: 'failed', error: { stage: 'render' } });
    expect(await retry(loader, remote, './a')).toEqual(ready);
    expect(discarded).toEqual(['/remotes/mfe-quiz/']);
    loader.renderFailed(remote, './a', 1, new Error('an error of the first load that comes late'));
    expect(loader.stateOf(remote, './a')).toEqual(ready);
    expect(reports.slice(1).map(({ stage, outcome: ended }) => [stage, ended])).toEqual([
      ['render', 'failed'],
      ['render', 'recovered'],
    ]);
  });

  test('is shown again by Try again while offline, without another request', async () => {
    const { loader, world, requests } = loaderIn();
    await show(loader, remote, './a');
    await throwAtRender(loader, remote, './a');
    world.isOnline = false;
    expect(await retry(loader, remote, './a')).toEqual(ready);
    expect(requests).toHaveLength(1);
  });

  test('is the reported failure if the previous release does not load; the next try begins with the current release', async () => {
    const { loader, requests, reports, world } = loaderIn({
      failures: { '/old/': { detail: 'http-404', reason: 'missing', status: 404 } },
    });
    await show(loader, withPrevious, './a');
    expect(await throwAtRender(loader, withPrevious, './a')).toMatchObject({
      error: { version: '1.2.3', stage: 'render' },
    });
    world.failures = {};
    await retry(loader, withPrevious, './a');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(reports.map(({ version, stage, outcome: ended }) => [version, stage, ended])).toEqual([
      ['1.2.3', 'evaluate', 'loaded'],
      ['1.2.3', 'render', 'failed'],
      ['1.2.3', 'render', 'recovered'],
    ]);
  });

  test('throws in the previous release, too: the next attempt begins with the current release', async () => {
    // Falls back in spite of unsaved work, because replacing the view that failed discards no work.
    const { loader, requests, reports } = loaderIn({}, { hasUnsavedWork: () => true });
    await show(loader, withPrevious, './a');
    await throwAtRender(loader, withPrevious, './a');
    expect(await throwAtRender(loader, withPrevious, './a')).toMatchObject({ error: { version: '1.2.2' } });
    expect(loader.versionOf(withPrevious)).toBe('1.2.2');
    await retry(loader, withPrevious, './a');
    expect(loader.versionOf(withPrevious)).toBe('1.2.3');
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
  const { loader, reports } = loaderIn({}, { now: () => (now += 1), lastInput: () => lastInput });
  for (const module of ['./ping', './pong']) await show(loader, remote, module);
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
  const { loader, world, backOnline, reports } = loaderIn({
    failures: { [remote.url]: { detail: 'offline' } },
    isOnline: false,
  });
  expect(await show(loader, remote, './a')).toMatchObject({ status: 'offline' });
  world.failures = {};
  backOnline();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(ready);
  expect(reports.filter(({ outcome: ended }) => ended !== 'loaded')).toEqual([]);
});

test('a load that resumes online does not reuse a request that was lost with the network', async () => {
  const { loader, files, world, backOnline } = loaderIn({ isOnline: false });
  let cancelled = 0;
  files.cancel = () => void (cancelled += 1);
  world.container = failingChunk({ detail: 'offline' });
  expect(await show(loader, remote, './a')).toMatchObject({ status: 'offline' });
  expect(cancelled).toBe(1);
  world.container = working;
  backOnline();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(ready);
});

test('a load that hung before a retry neither affects the new load nor is reported @g-late-results', async () => {
  const { loader, files, reports, requests } = loaderIn();
  let finish: (failure: RemoteLoadError) => void = () => undefined;
  const { loadEntry } = files;
  files.loadEntry = () => new Promise((resolve) => (finish = resolve));
  loader.request(remote, './a');
  files.loadEntry = loadEntry;
  expect(await retry(loader, remote, './a')).toEqual(ready);
  finish(failing({ detail: 'hangs', reason: 'timeout' }));
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(ready);
  expect(await show(loader, remote, './b')).toEqual(ready);
  expect(reports.map(({ outcome: ended }) => ended)).toEqual(['loaded']);
  expect(requests).toHaveLength(1);
});

test('a page that suspended but became ready in time does not fail later', async () => {
  const { loader } = loaderIn();
  await show(loader, remote, './a');
  loader.suspended(remote, './a', 1)();
  await settle();
  expect(loader.stateOf(remote, './a')).toEqual(ready);
});

test('a second module that was waiting for the same container continues with the container of the retry', async () => {
  const { loader, files, requests } = loaderIn();
  const { loadEntry } = files;
  files.loadEntry = () => new Promise(() => undefined);
  loader.request(remote, './a');
  loader.request(remote, './b');
  files.loadEntry = loadEntry;
  expect(await retry(loader, remote, './a')).toEqual(ready);
  expect(await outcome(loader, remote, './b')).toEqual(ready);
  expect(requests).toHaveLength(1);
});

test('pages of the previous release do not count towards the redirect loop of the current release', async () => {
  const { loader, reports } = loaderIn({}, { now: () => 1_000, lastInput: () => 0 });
  const modules = ['./ping', './pong'];
  const comeUp = (module: string) => {
    const state = loader.stateOf(withPrevious, module);
    if (state.status === 'ready') loader.rendered(withPrevious, module, state.load)();
  };
  for (const module of modules) loader.request(withPrevious, module);
  await settle();
  for (let round = 0; round < 11; round += 1) modules.forEach(comeUp);
  for (const module of modules) loader.request(withPrevious, module);
  await settle();
  expect(loader.versionOf(withPrevious)).toBe('1.2.2');
  modules.forEach(comeUp);
  expect(reports.filter(({ detail }) => detail === 'redirect-loop').map(({ version }) => version)).toEqual(['1.2.3']);
});
