/** @jest-environment jest-fixed-jsdom */
import type { Registry } from '../../contract';
import { pageRoutes, readRegistry, slotModule } from './registry';

const registry: Registry = {
  id: 'a1',
  overrides: [],
  remotes: [
    {
      name: 'mfe-samples',
      version: '1.0.0',
      contract: '^1.0.0',
      url: '/remotes/mfe-samples/',
      entry: 'e.js',
      integrity: {},
      pages: [
        {
          path: '/budget',
          module: './budget',
          access: 'guarded',
          nav: { label: 'Budget', labels: { fr: 'Mon budget' }, order: 60 },
        },
        { path: '/insights', module: './insights', access: 'guarded', nav: { label: 'Insights', order: 20 } },
        { path: '/hidden', module: './hidden', access: 'public' },
      ],
      slots: [{ slot: 'profile-settings', module: './profile-settings' }],
    },
  ],
};

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<script type="application/json" id="federation-registry"></script>';
  page.getElementById('federation-registry')?.append(text);
  return page;
}

test('reads the registry that the server inlined @g-no-manifest-request', () => {
  expect(readRegistry(pageWith(JSON.stringify(registry)))).toEqual(registry);
});

test('a page without a registry, or with a malformed one, is an error', () => {
  expect(() => readRegistry(document.implementation.createHTMLDocument())).toThrow('no registry');
  expect(() => readRegistry(pageWith('{"id":"a1","remotes":[{"name":"mfe-quiz"}]}'))).toThrow('Expected "contract"');
});

test('every page that a remote declares gets a route to that remote', () => {
  expect(pageRoutes(registry).map(({ path, remote }) => [path, remote.name])).toEqual([
    ['/budget', 'mfe-samples'],
    ['/insights', 'mfe-samples'],
    ['/hidden', 'mfe-samples'],
  ]);
});

test('a slot is filled by the remote that declares it', () => {
  expect(slotModule(registry, 'profile-settings')).toMatchObject({ module: './profile-settings' });
  expect(slotModule(registry, 'footer')).toBeUndefined();
});
