import type { PageRoute } from '@verdant/federation/browser';
import { inLanguage, navEntries } from './nav-entries';

const remote: PageRoute['remote'] = {
  name: 'mfe-samples',
  version: '1.0.0',
  contract: '^1.0.0',
  url: '/remotes/mfe-samples/',
  entry: 'e.js',
  integrity: {},
  pages: [],
  slots: [],
};
const pages: PageRoute[] = [
  {
    remote,
    path: '/budget',
    module: './budget',
    access: 'guarded',
    nav: { label: 'Budget', labels: { fr: 'Mon budget' }, order: 60 },
  },
  { remote, path: '/insights', module: './insights', access: 'guarded', nav: { label: 'Insights', order: 20 } },
  { remote, path: '/hidden', module: './hidden', access: 'public' },
];

test('the navbar has the pages that ask for it, in their order', () => {
  expect(navEntries(pages, 'en')).toEqual([
    { path: '/insights', label: 'Insights' },
    { path: '/budget', label: 'Budget' },
  ]);
});

test('labels and titles follow the language; what a remote does not translate stays English', () => {
  expect(navEntries(pages, 'fr').map(({ label }) => label)).toEqual(['Insights', 'Mon budget']);
  expect(inLanguage('Budget', { de: 'Haushalt' }, 'de')).toBe('Haushalt');
  expect(inLanguage('Budget', { de: 'Haushalt' }, 'en')).toBe('Budget');
  expect(inLanguage(undefined, undefined, 'de')).toBeUndefined();
});
