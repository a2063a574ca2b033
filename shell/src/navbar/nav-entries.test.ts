import type { PageRoute } from '@verdant/federation/browser';
import { textInLanguage, navEntries } from './nav-entries';

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

test('the navbar lists the pages that declare an entry, in the declared order', () => {
  expect(navEntries(pages, 'en', true)).toEqual([
    { path: '/insights', label: 'Insights' },
    { path: '/budget', label: 'Budget' },
  ]);
});

test('visitors and signed-in users get only links to pages that they can open @g-public-nav', () => {
  const more: PageRoute[] = [
    ...pages,
    { remote, path: '/rates', module: './rates', access: 'public', nav: { label: 'Rates', order: 10 } },
    { remote, path: '/try', module: './try', access: 'anonymous', nav: { label: 'Try it', order: 5 } },
  ];
  const labels = (isAuthenticated: boolean) => navEntries(more, 'en', isAuthenticated).map(({ label }) => label);
  expect(labels(false)).toEqual(['Try it', 'Rates']);
  expect(labels(true)).toEqual(['Rates', 'Insights', 'Budget']);
});

test('labels are translated, and labels without a translation stay in English', () => {
  expect(navEntries(pages, 'fr', true).map(({ label }) => label)).toEqual(['Insights', 'Mon budget']);
  expect(textInLanguage('Budget', { de: 'Haushalt' }, 'de')).toBe('Haushalt');
  expect(textInLanguage('Budget', { de: 'Haushalt' }, 'en')).toBe('Budget');
  expect(textInLanguage(undefined, undefined, 'de')).toBeUndefined();
});
