/** @jest-environment jest-fixed-jsdom */
import { remote } from '../adapters/testing/loader-world';
import { pageRoutes, readRegistry, findSlotModule } from './registry';

const nav = { label: 'Budget', labels: { fr: 'Mon budget' }, order: 60 };
const samples = {
  ...remote,
  pages: [
    { path: '/budget', module: './budget', access: 'guarded' as const, nav },
    { path: '/hidden', module: './hidden', access: 'public' as const },
  ],
  slots: [{ slot: 'profile-settings', module: './profile-settings' }],
};
const registry = { id: 'a1', overrides: [], remotes: [remote, samples] };

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<script type="application/json" id="federation-registry"></script>';
  page.getElementById('federation-registry')?.append(text);
  return page;
}

test('reads the registry that the server inlined @g-no-manifest-request', () => {
  expect(readRegistry(pageWith(JSON.stringify(registry)))).toEqual(registry);
});

test('throws for a page without a registry, or with a malformed registry', () => {
  expect(() => readRegistry(document.implementation.createHTMLDocument())).toThrow('no registry');
  expect(() => readRegistry(pageWith('{"id":"a1","remotes":[{"name":"mfe-quiz"}]}'))).toThrow('Expected "contract"');
});

test('every page gets a route to its remote, and a slot gets the module of the remote that declares to fill the slot', () => {
  expect(pageRoutes(registry)).toEqual(samples.pages.map((page) => ({ ...page, remote: samples })));
  expect(findSlotModule(registry, 'profile-settings')).toMatchObject({ remote: samples, module: './profile-settings' });
  expect(findSlotModule(registry, 'footer')).toBeUndefined();
});
