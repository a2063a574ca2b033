import type { PageRoute } from '@verdant/federation/browser';
import { navEntries } from './nav-entries';

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

test('visitors and signed-in users get links to the pages that they can open, in the declared order @g-public-nav', () => {
  const more: PageRoute[] = [
    ...pages,
    { remote, path: '/rates', module: './rates', access: 'public', nav: { label: 'Rates', order: 10 } },
    { remote, path: '/try', module: './try', access: 'anonymous', nav: { label: 'Try it', order: 5 } },
  ];
  const links = (isAuthenticated: boolean) =>
    navEntries(more, 'en', isAuthenticated).map(({ path, label }) => `${path} ${label}`);
  expect(links(false)).toEqual(['/try Try it', '/rates Rates']);
  expect(links(true)).toEqual(['/rates Rates', '/insights Insights', '/budget Budget']);
});

test('labels are translated, and labels without a translation stay in English', () => {
  expect(navEntries(pages, 'fr', true).map(({ label }) => label)).toEqual(['Insights', 'Mon budget']);
});
