import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useHref, useNavigationType } from 'react-router-dom';
import { prerenderHost, RemotesProvider } from '@verdant/federation/browser';
import { Link, Places, useLocation, useNavigate, useParams } from '@verdant/shared/router';
import { Route, Routes } from '@verdant/shared/routes';
import { Pages, routeMatchesOf } from './pages';

jest.mock('./app-shell', () => ({ AppShell: ({ children }: { children: ReactNode }) => children }));
jest.mock('../auth/auth-provider', () => ({ useShellAuth: () => ({}) }));
jest.mock('../debug/debug-page', () => ({ DebugPage: () => <h1>Debug</h1> }));

const screens = { Waiting: () => null, Failure: () => null };

function Hrefs({ links }: { links: readonly string[] }) {
  return links.map((to) => <Href key={to} to={to} />);
}

function Href({ to }: { to: string }) {
  return <li>{`${to} ${useHref(to)}`}</li>;
}

test('relative links resolve below, beside and above their page, as in a route of react-router', () => {
  render(
    <MemoryRouter initialEntries={['/quiz/answers?area=debt']}>
      <Places places={routeMatchesOf('/quiz/answers', '/quiz/answers')}>
        <Hrefs links={['details', '..', '.', '?area=savings', '#top', '/budget']} />
      </Places>
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

test.each(['/debug', '/debug/', '/Debug'])('the path %s shows the debug page', async (path) => {
  const host = prerenderHost({ path, registry: { id: '1', remotes: [], overrides: [] } });
  render(
    <RemotesProvider host={host} screens={screens}>
      <MemoryRouter initialEntries={[path]}>
        <Pages host={host} />
      </MemoryRouter>
    </RemotesProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Debug' })).toBeVisible();
});

function Goals() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/goals/7/edit">Edit 7</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Routes>
        <Route index element={<h1>All goals</h1>} />
        <Route path=":id/edit" element={<Edit />} />
        <Route path="*" element={<h1>No such goal</h1>} />
      </Routes>
    </>
  );
}

function Edit() {
  return <h1>{`Edit ${useParams()['id'] ?? ''}, up is ${useHref('..')}`}</h1>;
}

const Detail = () => <h1>{`Goal ${useParams()['id'] ?? ''}`}</h1>;
const Place = () => <output>{`${useNavigationType()} ${useLocation().pathname}`}</output>;

function show(at: string, path: string, component: () => ReactNode) {
  const release = { name: 'mfe-goals', version: '1.0.0', contract: '^1.1.0', url: '/r/', entry: 'e.js', integrity: {} };
  const pages = [{ path, module: './goals', access: 'public' as const }];
  const registry = { id: '1', remotes: [{ ...release, pages, slots: [] }], overrides: [] };
  const prerendered = prerenderHost({ path, registry });
  const ready = { status: 'ready', load: 1, attempt: 1, component } as const;
  const host = { ...prerendered, loader: { ...prerendered.loader, stateOf: () => ready } };
  render(
    <RemotesProvider host={host} screens={screens}>
      <MemoryRouter initialEntries={[at]}>
        <Pages host={host} />
        <Place />
      </MemoryRouter>
    </RemotesProvider>,
  );
}

test('a page receives its decoded path parameter', () => {
  show('/goals/new%20car/', '/goals/:id', Detail);
  expect(screen.getByRole('heading')).toHaveTextContent('Goal new car');
});

test('a page declared with a wildcard path shows its inner routes at the URLs below the path', async () => {
  show('/goals', '/goals/*', Goals);
  expect(screen.getByRole('heading')).toHaveTextContent('All goals');
  await userEvent.click(screen.getByRole('link', { name: 'Edit 7' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Edit 7, up is /goals');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading')).toHaveTextContent('All goals');
});

test('an unknown URL below a page with a wildcard path shows the catch-all route of the page, without a redirect', () => {
  show('/goals/what/is/this', '/goals/*', Goals);
  expect(screen.getByRole('heading')).toHaveTextContent('No such goal');
});

test.each(['/goals', '/goals/7/edit', '/tips/7'])(
  '%s does not match /goals/:id, and is redirected to the landing page in the same history entry @s-2.10',
  (at) => {
    show(at, '/goals/:id', Detail);
    expect(screen.getByRole('status')).toHaveTextContent(/^REPLACE \/$/);
  },
);
