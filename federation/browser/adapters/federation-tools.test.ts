import { createFederationGlobal, exposeFederationGlobal } from './federation-tools';
import { remote } from './testing/loader-world';

declare const __FEDERATION__: {
  __GLOBAL_PLUGIN__?: unknown;
  moduleInfo: Record<string, { remotesInfo?: Record<string, { matchedVersion: string }> }>;
};

const page = { path: '/onboarding', module: './onboarding', access: 'guarded', title: 'Health check' } as const;
const quiz = { ...remote, pages: [page], slots: [{ slot: 'card', module: './card' }] };
const scope = { react: { '19.3.1': { get: () => () => 'react', loaded: true } } };

beforeAll(() => Object.assign(globalThis, { location: new URL('https://product.example/dashboard') }));

const host = (version: string) => ({
  self: { remote: 'shell', version: '1.0.0' },
  registry: { id: '1', remotes: [quiz], overrides: [] },
  loader: { versionOf: () => version },
});

test('federationGlobal lists loaded modules and shared packages in the format of the Module Federation runtime', () => {
  const described = createFederationGlobal(host('1.2.2'), scope);
  expect(described.moduleInfo).toMatchObject({
    shell: { version: '1.0.0', remotesInfo: { 'mfe-quiz': { matchedVersion: '1.2.2' } } },
    'mfe-quiz:1.2.2': {
      globalName: 'mfe_quiz',
      remoteEntry: 'entry.js',
      remoteEntryType: 'global',
      publicPath: 'https://product.example/remotes/mfe-quiz/',
      modules: [{ modulePath: './onboarding' }, { moduleName: 'card' }],
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    },
  });
  const react = { loaded: true, from: 'shell', shareConfig: { singleton: true } };
  expect(described.__SHARE__).toMatchObject({ 'shell:1.0.0': { default: { react: { '19.3.1': react } } } });
});

describe('in a page with the Chrome extension', () => {
  beforeEach(() => Object.assign(globalThis, { __webpack_share_scopes__: { default: scope } }));
  afterEach(() => void Reflect.deleteProperty(globalThis, '__FEDERATION__'));

  test('the federation global is filled even if the extension created it first, and the values of the extension remain', () => {
    const plugins = [{ name: 'of the extension' }];
    Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: plugins } });
    exposeFederationGlobal(host('1.2.3'));
    expect(__FEDERATION__.__GLOBAL_PLUGIN__).toBe(plugins);
    // The Chrome extension sends a copy of this data to its panel, which finds the remotes of a host by these keys.
    const { remotesInfo = {} } = __FEDERATION__.moduleInfo['shell'] ?? {};
    const keys = Object.entries(remotesInfo).map(([name, { matchedVersion }]) => `${name}:${matchedVersion}`);
    expect(keys).toEqual(['mfe-quiz:1.2.3']);
    expect(__FEDERATION__.moduleInfo).toHaveProperty(keys);
    expect(structuredClone(__FEDERATION__.moduleInfo)).toEqual(__FEDERATION__.moduleInfo);
  });

  test('entries that the Module Federation runtime wrote are preserved', () => {
    const moduleInfo = { other: {} };
    Object.assign(globalThis, { __FEDERATION__: { moduleInfo } });
    exposeFederationGlobal(host('1.2.3'));
    expect(__FEDERATION__.moduleInfo).toBe(moduleInfo);
  });
});
