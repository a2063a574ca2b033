import shareRuntime from './share-runtime';
import type { SharingRequire } from './share-runtime';

const { init, initContainerEntry, installInitialConsumes, consumes, I: initSharing } = shareRuntime.bundlerRuntime;

type Get = SharingRequire['federation']['initOptions']['shared'][string][number]['get'];

/** What the compiler writes of a build that shares or takes `react`, as module 7, which its chunk `page` needs. */
function buildOf(react?: Get, fallback: Get = () => () => 'own copy') {
  const shared = react && { react: [{ version: '19.3.1', get: react }] };
  const webpackRequire: SharingRequire = {
    S: {},
    m: {},
    c: {},
    federation: { initOptions: { shared: { ...shared } } },
    consumesLoadingData: {
      chunkMapping: { page: [7] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', fallback } },
    },
  };
  const call = { webpackRequire, installedModules: {} };
  init(call);
  return {
    call,
    scope: () => webpackRequire.S.default ?? {},
    /** As `import()` of the page's chunk. */
    async loadPage() {
      const promises: Promise<void>[] = [];
      consumes({ ...call, chunkId: 'page', promises });
      await Promise.all(promises);
      return promises.length;
    },
    /** As `require(7)`. */
    run() {
      const known = webpackRequire.c[7];
      if (known) return known.exports;
      const module: { exports: unknown } = { exports: undefined };
      webpackRequire.c[7] = module;
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
  };
}

/** A remote that shares nothing, in the host's page. */
function remoteIn(host: ReturnType<typeof buildOf>, fallback?: Get) {
  const remote = buildOf(undefined, fallback);
  initContainerEntry({ ...remote.call, shareScope: host.scope() });
  return remote;
}

test('a module of the first script runs once it is needed, and remotes get the same one without waiting', async () => {
  const react = { createElement: () => undefined };
  const evaluate = jest.fn(() => react);
  const host = buildOf(() => evaluate);
  expect(initSharing()).toBe(true);
  installInitialConsumes({ ...host.call, initialConsumes: [7] });
  expect(evaluate).not.toHaveBeenCalled();
  expect(host.run()).toBe(react);

  const remote = remoteIn(host);
  expect(await remote.loadPage()).toBe(0);
  expect(remote.run()).toBe(react);
});

test('a module on demand is loaded once, by anyone who needs it first', async () => {
  const get = jest.fn(async () => () => 'react');
  const host = buildOf(get);
  const [one, other] = [remoteIn(host), remoteIn(host)];
  await Promise.all([one.loadPage(), one.loadPage(), other.loadPage(), host.loadPage()]);
  expect([one.run(), other.run(), host.run()]).toEqual(['react', 'react', 'react']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(await one.loadPage()).toBe(0);
});

test('after a failure the next one who needs it loads it again @g-shared-module-retry', async () => {
  const get = jest.fn(async () => () => 'react').mockRejectedValueOnce(new Error('no network'));
  const remote = remoteIn(buildOf(get));
  await expect(remote.loadPage()).rejects.toThrow('no network');
  await remote.loadPage();
  expect(remote.run()).toBe('react');
});

test('one that hangs is loaded again once the host forgets it', async () => {
  const get = jest.fn(async () => () => 'react').mockReturnValueOnce(new Promise(() => undefined));
  const host = buildOf(get);
  void remoteIn(host).loadPage();
  delete host.scope().react?.['19.3.1']?.loading;
  const later = remoteIn(host);
  await later.loadPage();
  expect(later.run()).toBe('react');
});

test('one that throws when it runs, runs again at the next use', async () => {
  const evaluate = jest.fn(() => 'react');
  evaluate.mockImplementationOnce(() => {
    throw new Error('first');
  });
  const remote = remoteIn(buildOf(async () => evaluate));
  await remote.loadPage();
  expect(() => remote.run()).toThrow('first');
  expect(remote.run()).toBe('react');
});

test('what the host does not share comes from the build, which throws if it has none', async () => {
  const missing = () => {
    throw new Error("Can not get 'react'");
  };
  const [own, none] = [remoteIn(buildOf()), remoteIn(buildOf(), () => missing)];
  await Promise.all([own.loadPage(), none.loadPage()]);
  expect(own.run()).toBe('own copy');
  expect(() => none.run()).toThrow("Can not get 'react'");
});

test('a first script that needs an on-demand module fails the build', () => {
  const host = buildOf(async () => () => 'react');
  expect(() => installInitialConsumes({ ...host.call, initialConsumes: [7] })).toThrow('shared on demand');
});
