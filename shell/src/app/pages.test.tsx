import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, UNSAFE_RouteContext as RouteContext, useHref } from 'react-router-dom';
import { prerenderHost } from '@verdant/federation/browser';
import { Pages, placeOf } from './pages';

jest.mock('./app-shell', () => ({ AppShell: ({ children }: { children: ReactNode }) => children }));
jest.mock('../debug/debug-route', () => ({ DebugRoute: () => <h1>Debug</h1> }));

/** What a page of a remote resolves its relative links against. */
function Hrefs({ links }: { links: readonly string[] }) {
  return links.map((to) => <Href key={to} to={to} />);
}

function Href({ to }: { to: string }) {
  return <li>{`${to} ${useHref(to)}`}</li>;
}

test('links relative to a page go below it, next to it and up, as with a route of the router', () => {
  render(
    <MemoryRouter initialEntries={['/quiz/answers?area=debt']}>
      <RouteContext value={placeOf('/quiz/answers', '/quiz/answers')}>
        <Hrefs links={['details', '..', '.', '?area=savings', '#top', '/budget']} />
      </RouteContext>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'details /quiz/answers/details',
    '.. /',
    '. /quiz/answers',
    '?area=savings /quiz/answers?area=savings',
    '#top /quiz/answers#top',
    '/budget /budget',
  ]);
});

test.each(['/debug', '/debug/', '/Debug'])('%s is the page of /debug', (path) => {
  const host = prerenderHost({ path, registry: { id: '1', remotes: [], overrides: [] }, component: undefined });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages host={host} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Debug' })).toBeVisible();
});
