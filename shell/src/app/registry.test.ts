/** @jest-environment jest-fixed-jsdom */
import type { Registry } from '@verdant/federation/contract';
import { inLanguage, navEntries, normalisePath, pageRoutes, readRegistry, slotModule } from './registry';

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
  page.body.innerHTML = '<script type="application/json" id="verdant-registry"></script>';
  page.getElementById('verdant-registry')?.append(text);
  return page;
}

test('reads the list that the server inlined', () => {
  expect(readRegistry(pageWith(JSON.stringify(registry)))).toEqual(registry);
});

test('a page without a list, or with a broken one, is an error', () => {
  expect(() => readRegistry(document.implementation.createHTMLDocument())).toThrow('no list of remotes');
  expect(() => readRegistry(pageWith('{"id":"a1","remotes":[{"name":"../x"}]}'))).toThrow(
    'a remote is named in lower case',
  );
});

test('the navbar has the pages that ask for it, in their order', () => {
  expect(navEntries(pageRoutes(registry), 'en')).toEqual([
    { path: '/insights', label: 'Insights' },
    { path: '/budget', label: 'Budget' },
  ]);
});

test('labels and titles follow the language; what a remote does not translate stays English', () => {
  expect(navEntries(pageRoutes(registry), 'fr').map(({ label }) => label)).toEqual(['Insights', 'Mon budget']);
  expect(inLanguage('Budget', { de: 'Haushalt' }, 'de')).toBe('Haushalt');
  expect(inLanguage('Budget', { de: 'Haushalt' }, 'en')).toBe('Budget');
  expect(inLanguage(undefined, undefined, 'de')).toBeUndefined();
});

test('a slot is filled by the remote that declares it', () => {
  expect(slotModule(registry, 'profile-settings')).toMatchObject({ module: './profile-settings' });
  expect(slotModule(registry, 'footer')).toBeUndefined();
});

test('a final slash does not make another page', () => {
  expect(['/', '/budget/', '/budget', '//'].map(normalisePath)).toEqual(['/', '/budget', '/budget', '/']);
});
