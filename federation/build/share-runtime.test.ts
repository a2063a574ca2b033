import type { SharingRequire } from './share-runtime';
import hostRuntime from './share-runtime-host';
import remoteRuntime from './share-runtime-remote';

const { init, installInitialConsumes, I: initSharing } = hostRuntime.bundlerRuntime;
const { initContainerEntry } = remoteRuntime.bundlerRuntime;

type Get = SharingRequire['federation']['initOptions']['shared'][string][number]['get'];

/** Returns an imitation of a build's compiled code. The build's chunk `page` needs the shared module `react` with id 7. */
function buildOf(react?: Get, fallback: Get = () => () => 'own copy') {
  const shared = react && { react: [{ version: '19.3.1', get: react }] };
  const webpackRequire: SharingRequire = {
    S: {},
    m: {},
    c: {},
    federation: { initOptions: { shared: { ...shared } } },
    consumesLoadingData: {
      chunkMapping: { page: [7] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.1', fallback } },
    },
  };
  const call = { webpackRequire, installedModules: {} };
  init(call);
  let { consumes } = hostRuntime.bundlerRuntime;
  return {
    call,
    becomeRemote: () => ({ consumes } = remoteRuntime.bundlerRuntime),
    scope: () => webpackRequire.S.default ?? {},
    async loadPage() {
      const promises: Promise<void>[] = [];
      consumes({ ...call, chunkId: 'page', promises });
      await Promise.all(promises);
      return promises.length;
    },
    run() {
      const cachedModule = webpackRequire.c[7];
      if (cachedModule) return cachedModule.exports;
      const module: { exports: unknown } = { exports: undefined };
      webpackRequire.c[7] = module;
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
  };
}

/** Returns the build of a remote that uses the share scope of the host. */
function remoteIn(host: ReturnType<typeof buildOf>, fallback?: Get) {
  const remote = buildOf(undefined, fallback);
  remote.becomeRemote();
  initContainerEntry({ ...remote.call, shareScope: host.scope() });
  return remote;
}

test('a module in the first script is evaluated when first needed, and remotes get the same instance without waiting', async () => {
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

test('a module shared on demand is the same in the host and its remotes, and remotes that start later do not wait', async () => {
  const host = buildOf(async () => () => 'react');
  const remotes = [remoteIn(host), remoteIn(host)];
  await Promise.all([host, ...remotes, ...remotes].map(async (build) => build.loadPage()));
  expect([host, ...remotes].map((build) => build.run())).toEqual(['react', 'react', 'react']);
  expect(await remoteIn(host).loadPage()).toBe(0);
});

test('a shared module that failed to load is loaded again at the next request @g-shared-module-retry', async () => {
  const get = jest.fn(async () => () => 'react').mockRejectedValueOnce(new Error('no network'));
  const remote = remoteIn(buildOf(get));
  await expect(remote.loadPage()).rejects.toThrow('no network');
  await remote.loadPage();
  expect(remote.run()).toBe('react');
});

test('a shared module that throws when it is evaluated is evaluated again at the next use', async () => {
  const evaluate = jest.fn(() => 'react');
  evaluate.mockImplementationOnce(() => {
    throw new Error('first');
  });
  const remote = remoteIn(buildOf(async () => evaluate));
  await remote.loadPage();
  expect(() => remote.run()).toThrow('first');
  expect(remote.run()).toBe('react');
});

test('a remote uses its own copy of a package that the host does not share, and throws if its build has no copy', async () => {
  const missing = () => {
    throw new Error("Can not get 'react'");
  };
  const [own, none] = [remoteIn(buildOf()), remoteIn(buildOf(), () => missing)];
  await Promise.all([own.loadPage(), none.loadPage()]);
  expect(own.run()).toBe('own copy');
  expect(() => none.run()).toThrow("Can not get 'react'");
});

test('a host throws at start if its first script needs a module that is shared only on demand', () => {
  const host = buildOf(async () => () => 'react');
  expect(() => installInitialConsumes({ ...host.call, initialConsumes: [7] })).toThrow('shared on demand');
});

describe('from the shared versions of a package in another host, a remote chooses', () => {
  const take = async (versions: Record<string, { loaded?: boolean }>, requiredVersion = '^19.3.1') => {
    const remote = buildOf();
    remote.becomeRemote();
    const entries = Object.entries(versions).map(([version, of]): [string, { get: Get }] => [
      version,
      { ...of, get: () => () => version },
    ]);
    initContainerEntry({ ...remote.call, shareScope: { react: Object.fromEntries(entries) } });
    Object.assign(remote.call.webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[7] ?? {}, {
      requiredVersion,
    });
    await remote.loadPage();
    return remote.run();
  };

  test.each([
    ['the newest in range', { '18.0.0': {}, '19.3.1': {}, '19.10.0': {}, '20.0.0': {} }, '^19.3.1', '19.10.0'],
    ['a loaded one in range', { '19.3.2': { loaded: true }, '19.4.0': {} }, '^19.3.1', '19.3.2'],
    ['no loaded one out of range', { '18.0.0': { loaded: true }, '19.4.0': {} }, '^19.3.1', '19.4.0'],
    ['only one with the same minor version below 1.0.0', { '0.5.0': {}, '0.4.9': {} }, '^0.4.2', '0.4.9'],
  ])('%s', async (_which, versions, range, expected) => expect(await take(versions, range)).toBe(expected));

  test.each([
    [{ '19.3.0': {} }, '^19.3.1'],
    [{ '20.0.0': { loaded: true } }, '^19.3.1'],
    [{ '0.5.0': {} }, '^0.4.2'],
  ])('no version of %j, and throws an error that names the required range', async (versions, range) => {
    const [version] = Object.keys(versions);
    await expect(take(versions, range)).rejects.toThrow(`react ${range} is needed, and the host shares ${version}`);
  });
});
