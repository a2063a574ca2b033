import type { PageRoute } from '@verdant/federation/browser';
import { navEntries } from './nav-entries';

const release = { version: '1.0.0', contract: '^1.0.0', url: '/remotes/mfe-samples/', entry: 'e.js', integrity: {} };
const remote: PageRoute['remote'] = { name: 'mfe-samples', ...release, pages: [], slots: [] };
const page = (path: string, access: PageRoute['access'], nav?: PageRoute['nav']): PageRoute => ({
  remote,
  path,
  module: './page',
  access,
  ...(nav && { nav }),
});
const pages = [
  page('/budget', 'guarded', { label: 'Budget', labels: { fr: 'Mon budget' }, order: 60 }),
  page('/insights', 'guarded', { label: 'Insights', order: 20 }),
  page('/hidden', 'public'),
];

test('visitors and signed-in users get links to the pages that they can open, in the declared order @g-public-nav', () => {
  const more = [
    ...pages,
    page('/rates', 'public', { label: 'Rates', order: 10 }),
    page('/try', 'anonymous', { label: 'Try it', order: 5 }),
  ];
  const links = (isAuthenticated: boolean) =>
    navEntries(more, 'en', isAuthenticated).map(({ path, label }) => `${path} ${label}`);
  expect(links(false)).toEqual(['/try Try it', '/rates Rates']);
  expect(links(true)).toEqual(['/rates Rates', '/insights Insights', '/budget Budget']);
});

test('labels are translated, and labels without a translation stay in English', () => {
  expect(navEntries(pages, 'fr', true).map(({ label }) => label)).toEqual(['Insights', 'Mon budget']);
});
