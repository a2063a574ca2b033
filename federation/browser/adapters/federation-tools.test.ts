import { federationGlobal } from './federation-tools';
import { remote } from './testing/loader-world';

const page = { path: '/onboarding', module: './onboarding', access: 'guarded', title: 'Health check' } as const;
const quiz = { ...remote, pages: [page], slots: [{ slot: 'card', module: './card' }] };
const scope = { react: { '19.3.1': { get: () => () => 'react', loaded: true } } };

beforeAll(() => Object.assign(globalThis, { location: new URL('https://product.example/dashboard') }));

test("has modules and shares in the form of the library's runtime, as they are now", () => {
  let version = '1.2.3';
  const loader = { versionOf: () => version };
  const registry = { id: '1', remotes: [quiz], overrides: [] };
  const described = federationGlobal({ self: { remote: 'shell', version: '1.0.0' }, registry, loader }, scope);
  expect(described.moduleInfo).toMatchObject({
    shell: { version: '1.0.0', remotesInfo: { 'mfe-quiz': { matchedVersion: '1.2.3' } } },
    'mfe-quiz:1.2.3': {
      globalName: 'mfe_quiz',
      remoteEntry: 'entry.js',
      remoteEntryType: 'global',
      publicPath: 'https://product.example/remotes/mfe-quiz/',
      modules: [{ modulePath: './onboarding' }, { moduleName: 'card' }],
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    },
  });
  expect(described.__SHARE__).toMatchObject({
    'shell:1.0.0': {
      default: { react: { '19.3.1': { loaded: true, from: 'shell', shareConfig: { singleton: true } } } },
    },
  });
  version = '1.2.2';
  expect(Object.keys(described.moduleInfo)).toEqual(['shell', 'mfe-quiz:1.2.2']);
});
