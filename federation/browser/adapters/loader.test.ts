import type { LoadEvent } from '../../contract';
import type { RemoteLoadError } from '../core/remote-load-error';
import type { Container } from './release-files';
import {
  remote,
  remoteWithPreviousRelease,
  Page,
  goodContainer,
  chunkError,
  containerWithFailingChunk,
  flushPromises,
  createTestLoader,
  expectedReadyState,
  type FakeLoaderWorld,
} from './testing/loader-world';

const missing = { detail: 'http-404', reason: 'missing', status: 404 } as const;
const broken = { failures: { [remote.url]: missing } };
const endings = (reports: readonly LoadEvent[]) => reports.map(({ version, outcome }) => `${version} ${outcome}`);
const withContainer = (changes: Partial<Container>) => ({ container: { ...goodContainer, ...changes } });
/** Returns a change of the test world: its container cannot load `missingModule`. */
const without = (missingModule: string, isMissing = () => true) =>
  withContainer({
    get: async (module) => {
      if (module === missingModule && isMissing()) throw chunkError(missing);
      return () => ({ Page });
    },
  });

test('a module becomes ready when it is shown, and a second module of the remote causes no further request or report', async () => {
  const { view, requests, reports } = createTestLoader();
  expect(view.state()).toEqual({ status: 'idle' });
  expect([await view.show(), await view.show()]).toEqual([expectedReadyState, expectedReadyState]);
  await view.show('./other');
  expect(requests).toEqual(['/remotes/mfe-quiz/']);
  const source = { remote: 'mfe-quiz', version: '1.2.3' };
  expect(reports).toEqual([
    { ...source, stage: 'evaluate', reason: 'none', outcome: 'loaded', attempt: 1, duration_ms: 0 },
  ]);
});

test('a page stays in the loading state until the host has loaded its own requirements, such as texts', async () => {
  let arrive: () => void = () => undefined;
  const { view } = createTestLoader({}, { beforeShow: () => new Promise((resolve) => (arrive = resolve)) });
  const ended = view.request();
  await flushPromises();
  expect(view.state()).toMatchObject({ status: 'loading' });
  arrive();
  expect(await ended).toEqual(expectedReadyState);
});

test('two modules of a remote share one request for the entry, even if requested at the same time @g-one-entry', async () => {
  const { view, requests } = createTestLoader();
  await Promise.all([view.prefetch('./a'), view.show('./b')]);
  expect(requests).toHaveLength(1);
});

describe('every failure has a stage, reason and detail, and the next attempt recovers @g-try-again @g-exports-checked', () => {
  const throwing = () => {
    throw new Error('boom');
  };
  const forever = () => new Promise<never>(() => undefined);
  const exporting = (exports: object) => withContainer({ get: async () => () => exports });
  const chunk = { container: containerWithFailingChunk({ ...missing, url: '/c.js' }) };
  test.each<[string, Partial<FakeLoaderWorld>, Partial<RemoteLoadError>]>([
    ['a missing entry', broken, { stage: 'entry', reason: 'missing' }],
    ['an empty entry', { container: undefined }, { stage: 'evaluate', reason: 'error', detail: 'empty' }],
    ['an init that throws', withContainer({ init: throwing }), { stage: 'init', detail: 'contract' }],
    ['an init that hangs', withContainer({ init: forever }), { stage: 'init', reason: 'timeout', detail: 'hangs' }],
    ['a missing chunk', chunk, { stage: 'chunk', reason: 'missing', chunkId: 'page-onboarding', url: '/c.js' }],
    ['a module that never arrives', withContainer({ get: forever }), { stage: 'chunk', reason: 'timeout' }],
    ['a module that throws', withContainer({ get: async () => throwing }), { stage: 'evaluate', detail: 'throws' }],
    ['a module that never ends', withContainer({ get: async () => forever }), { stage: 'evaluate', reason: 'timeout' }],
    ['two components', exporting({ Page, Other: Page }), { detail: 'wrong-shape', note: './a exports Page, Other' }],
    ['no component', exporting({ rows: [] }), { stage: 'evaluate', note: './a exports rows (no component)' }],
  ])('a load fails because of %s', async (_name, faults, expected) => {
    const { view, world, reports } = createTestLoader(faults);
    const state = await view.request();
    expect(state).toMatchObject({ status: 'failed', error: { remote: 'mfe-quiz', version: '1.2.3', attempt: 1 } });
    expect(state).toMatchObject({ error: expected });

    Object.assign(world, { failures: {}, container: goodContainer });
    expect(await view.retry()).toEqual(expectedReadyState);
    const { stage } = expected;
    expect(reports).toMatchObject([
      { outcome: 'failed', ...(stage && { stage }), attempt: 1 },
      { outcome: 'recovered', ...(stage && { stage }), attempt: 2 },
    ]);
  });

  test('a load of a remote that needs an incompatible contract fails in the stage init, without any request @g-incompatible-refused', async () => {
    const { view, requests } = createTestLoader({}, {}, { ...remote, contract: '^2.0.0' });
    expect(await view.request()).toMatchObject({ error: { stage: 'init', detail: 'contract' } });
    expect(requests).toEqual([]);
  });
});

describe('only the result of a load that a view shows is reported', () => {
  test.each<[title: string, views: ('after' | 'during')[], expected: string[]]>([
    ['is not reported, since the user saw no failure', [], []],
    ['is reported as failed once if the page is opened after the failure', ['after'], ['1.2.3 failed']],
    ['is reported as failed if a view is waiting', ['during'], ['1.2.3 failed']],
  ])('a prefetch that fails %s', async (_title, views, expected) => {
    const { loader, view, reports } = createTestLoader(broken);
    const prefetched = view.prefetch();
    if (views.includes('after')) await prefetched;
    if (views.length > 0) loader.request(remote, './a');
    await view.end();
    expect(endings(reports)).toEqual(expected);
  });

  test('a prefetch is reported as loaded only once a view shows it', async () => {
    const { view, reports } = createTestLoader();
    await view.prefetch();
    expect(reports).toEqual([]);
    await view.show();
    expect(endings(reports)).toEqual(['1.2.3 loaded']);
  });

  test('a fallback caused by a prefetch is reported once it is shown, or at once if it replaces a shown release', async () => {
    const prefetched = createTestLoader(broken, {}, remoteWithPreviousRelease);
    await prefetched.view.prefetch();
    expect(prefetched.reports).toEqual([]);
    await prefetched.view.show();
    expect(endings(prefetched.reports)).toEqual(['1.2.3 fell_back']);

    const faults = without('./b', () => view.version() === '1.2.3');
    const { view, reports } = createTestLoader(faults, {}, remoteWithPreviousRelease);
    await view.show();
    await view.prefetch('./b');
    expect(endings(reports)).toEqual(['1.2.3 loaded', '1.2.3 fell_back']);
  });

  test('a component that throws at render is reported as failed, and not also as loaded', async () => {
    const { view, reports } = createTestLoader();
    await view.request();
    await view.fail();
    expect(endings(reports)).toEqual(['1.2.3 failed']);
  });
});

test('files whose code does not work are discarded, so that the next request uses a different URL @g-reevaluation', async () => {
  const { view, discarded } = createTestLoader(withContainer({ get: async () => () => ({}) }));
  await view.request();
  expect(discarded).toEqual(['/remotes/mfe-quiz/']);
});

describe('the previous release', () => {
  test('is not loaded while another view has unsaved work, and is loaded by Try again once no work is unsaved @g-fallback-unsaved', async () => {
    let hasUnsavedWork = true;
    const effects = { hasUnsavedWork: () => hasUnsavedWork };
    const { view } = createTestLoader(without('./broken'), effects, remoteWithPreviousRelease);
    const form = await view.request('./form');
    expect(await view.request('./broken')).toMatchObject({ status: 'failed' });
    expect(view.state('./form')).toBe(form);
    expect(view.version()).toBe('1.2.3');

    hasUnsavedWork = false;
    await view.retry('./broken');
    expect(view.version()).toBe('1.2.2');
  });

  test('replaces the current release for all modules of the remote if the entry is missing, with one fallback report', async () => {
    const { view, requests, reports } = createTestLoader(broken, {}, remoteWithPreviousRelease);
    expect([await view.show(), await view.show('./b')]).toEqual([expectedReadyState, expectedReadyState]);
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports).toMatchObject([{ version: '1.2.3', outcome: 'fell_back', detail: 'http-404' }]);
  });

  test.each(['retry', 'show'] as const)(
    'that also fails leaves the error of the current release in place, and the next attempt (%s) loads the current release @g-both-fail',
    async (next) => {
      const faults = { failures: { [remote.url]: { detail: 'refused-integrity' } as const, '/old/': missing } };
      const { view, requests, world } = createTestLoader(faults, {}, remoteWithPreviousRelease);
      expect(await view.request()).toMatchObject({ error: { version: '1.2.3', detail: 'refused-integrity' } });
      world.failures = {};
      expect(await view[next]()).toEqual(expectedReadyState);
      expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    },
  );

  test('remains in use and is reported as failed if one of its modules fails while another module is shown', async () => {
    const get: Container['get'] = async (module) => {
      if (module === './b') throw chunkError({ ...missing, version: '1.2.2' });
      return () => ({ Page });
    };
    const faults = { ...broken, ...withContainer({ get }) };
    const { view, reports, requests } = createTestLoader(faults, {}, remoteWithPreviousRelease);
    await view.show();
    expect(await view.request('./b')).toMatchObject({ error: { version: '1.2.2' } });
    expect(view.version()).toBe('1.2.2');
    expect(endings(reports).at(-1)).toBe('1.2.2 failed');
    await view.retry('./b');
    expect(requests.slice(1).every((url) => url === '/old/')).toBe(true);
  });
});

describe('a component that throws at render', () => {
  test('is replaced by the previous release, as are all modules of the remote, and the fallback is reported @g-previous-release-render', async () => {
    const { view, requests, reports } = createTestLoader({}, {}, remoteWithPreviousRelease);
    await view.show();
    await view.show('./b');
    expect(await view.fail()).toEqual(expectedReadyState);
    expect([view.version(), view.state('./b').status]).toEqual(['1.2.2', 'idle']);
    await view.show('./b');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/']);
    expect(reports.slice(1)).toMatchObject([{ version: '1.2.3', stage: 'render', outcome: 'fell_back' }]);
  });

  test('is reported as failed if there is no previous release', async () => {
    const { loader, view, reports, discarded } = createTestLoader();
    await view.show();
    expect(await view.fail()).toMatchObject({ status: 'failed', error: { stage: 'render' } });
    expect(await view.retry()).toEqual(expectedReadyState);
    expect(discarded).toEqual(['/remotes/mfe-quiz/']);
    loader.renderFailed(remote, './a', 1, new Error('an error of the first load that comes late'));
    expect(view.state()).toEqual(expectedReadyState);
    expect(endings(reports)).toEqual(['1.2.3 loaded', '1.2.3 failed', '1.2.3 recovered']);
  });

  test('is rendered again by Try again without another request, even while the browser is offline', async () => {
    const { view, world, requests } = createTestLoader();
    await view.show();
    await view.fail();
    world.isOnline = false;
    expect(await view.retry()).toEqual(expectedReadyState);
    expect(requests).toHaveLength(1);
  });

  test('and throws in the previous release, too, is reported as failed; a retry loads the current release', async () => {
    // The fallback is possible in spite of `hasUnsavedWork`: replacing the failed view itself discards no unsaved work.
    const effects = { hasUnsavedWork: () => true };
    const { view, requests, reports } = createTestLoader({}, effects, remoteWithPreviousRelease);
    await view.show();
    await view.fail();
    expect(await view.fail()).toMatchObject({ error: { version: '1.2.2' } });
    expect(view.version()).toBe('1.2.2');
    await view.retry();
    expect(view.version()).toBe('1.2.3');
    expect(requests).toEqual(['/remotes/mfe-quiz/', '/old/', '/remotes/mfe-quiz/']);
    expect(endings(reports)).toEqual(['1.2.3 loaded', '1.2.3 fell_back', '1.2.2 failed']);
  });
});

test('a load that fails offline cancels its request, waits, and succeeds with a new request once the browser is online @g-offline-waits', async () => {
  const container = containerWithFailingChunk({ detail: 'offline' });
  const { view, files, world, backOnline, reports } = createTestLoader({ container, isOnline: false });
  const cancel = jest.spyOn(files, 'cancel');
  expect(await view.show()).toMatchObject({ status: 'offline' });
  expect(cancel).toHaveBeenCalledTimes(1);
  world.container = goodContainer;
  backOnline();
  await flushPromises();
  expect(view.state()).toEqual(expectedReadyState);
  expect(reports).toEqual([]);
});

test('a page that suspended but became ready within the time limit does not fail afterwards', async () => {
  const { loader, view } = createTestLoader();
  await view.show();
  loader.suspended(remote, './a', 1)();
  await flushPromises();
  expect(view.state()).toEqual(expectedReadyState);
});

test('if the entry request hangs, the retry of one module also completes the load of the other waiting module', async () => {
  const { loader, view, files, requests } = createTestLoader();
  jest.spyOn(files, 'loadEntry').mockReturnValueOnce(new Promise(() => undefined));
  for (const module of ['./a', './b']) loader.request(remote, module);
  expect(await view.retry()).toEqual(expectedReadyState);
  expect(await view.end('./b')).toEqual(expectedReadyState);
  expect(requests).toHaveLength(1);
});

test('a fallback due to a redirect loop resets the count of page views, so that the previous release is not stopped, too', async () => {
  const effects = { now: () => 1_000, lastInput: () => 0 };
  const { loader, view, reports } = createTestLoader({}, effects, remoteWithPreviousRelease);
  const modules = ['./ping', './pong'];
  const comeUp = (module: string) => {
    const state = view.state(module);
    if (state.status === 'ready') loader.rendered(remoteWithPreviousRelease, module, state.load)();
  };
  await Promise.all(modules.map(view.request));
  for (let round = 0; round < 11; round += 1) modules.forEach(comeUp);
  await Promise.all(modules.map(view.request));
  expect(view.version()).toBe('1.2.2');
  modules.forEach(comeUp);
  expect(reports.filter(({ detail }) => detail === 'redirect-loop').map(({ version }) => version)).toEqual(['1.2.3']);
});
