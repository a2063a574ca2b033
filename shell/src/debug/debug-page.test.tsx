import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createLoadHistory, prerenderHost, RemotesProvider } from '@verdant/federation/browser';
import { AuthContext } from '@verdant/shared/services';
import { fakeAuth } from '@verdant/shared/testing';
import { DebugPage } from './debug-page';

const remote = {
  name: 'mfe-goals',
  contract: '1.0',
  version: '1.2.0',
  url: '/remotes/mfe-goals/',
  entry: 'entry.js',
  integrity: {},
  pages: [],
  slots: [],
};
const registry = { id: '1', remotes: [], overrides: [] };
const host = {
  ...prerenderHost({ path: '/debug', registry }),
  history: createLoadHistory(),
  registry: { ...registry, remotes: [remote] },
};
const screens = { Waiting: () => 'waiting', Failure: () => 'failure' };

const connectivity = ['/api/v1/health', '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'];
const auth = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'];

let responses: Record<string, () => Response> = {};
let called: [method: string, path: string][] = [];
let timeLimits: number[] = [];

Object.assign(globalThis, { isSecureContext: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  responses = { '/api/v1/health': () => Response.json({ status: 'ok' }) };
  called = [];
  timeLimits = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeLimits.push(milliseconds);
    return new AbortController().signal;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = typeof url === 'string' ? url : 'not a path';
    called.push([init?.method ?? 'GET', path]);
    const respond = responses[path];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  });
});

const show = (isAuthenticated = false) =>
  render(
    <AuthContext value={fakeAuth({ isAuthenticated })}>
      <RemotesProvider host={host} screens={screens}>
        <DebugPage />
      </RemotesProvider>
    </AuthContext>,
  );

const rowsOfHealth = () => within(panel('API health')).getAllByRole('term').length;

async function open(isAuthenticated = false) {
  show(isAuthenticated);
  const rowsBefore = rowsOfHealth();
  await waitFor(() => expect(fact('API health', 'Result')).not.toBe('finding out'));
  // Otherwise the response would move what is below.
  expect(rowsOfHealth()).toBe(rowsBefore);
}

const panel = (title: string) => screen.getByRole('region', { name: title });
const fact = (title: string, name: string) => within(panel(title)).getByText(name).nextElementSibling?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function check(name: string) {
  called = [];
  timeLimits = [];
  press(name);
  const [, ...rows] = within(await screen.findByRole('region', { name: 'Results by endpoint' })).getAllByRole('row');
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return rows.map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent));
}

test('shows device, network, storage, authentication, remotes and the health of the API @s-1.7 @s-2.94', async () => {
  localStorage.setItem('token', 'Bearer secret-of-17-chars');
  await open(true);
  expect(fact('Device', 'Browser')).toBe(navigator.userAgent);
  expect(fact('Device', 'Viewport')).toBe(`${innerWidth} x ${innerHeight}`);
  expect(fact('Network', 'Online')).toBe('yes');
  expect(fact('Storage', 'Local storage')).toBe('1 entry');
  expect(fact('Authentication', 'Signed in')).toBe('yes');
  expect(fact('Authentication', 'Token')).toBe('Bearer, 18 characters');
  expect([fact('API health', 'Result'), fact('API health', 'Answer')]).toEqual(['healthy', '200']);
  expect(within(panel('Remotes')).getByRole('row', { name: /^mfe-goals 1\.2\.0 not yet/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret-of-17-chars');
});

test('logs the state without the token, and clears both storages @s-2.94', async () => {
  const info = jest.spyOn(console, 'info').mockReturnValue(undefined);
  localStorage.setItem('token', 'Bearer secret-of-17-chars');
  sessionStorage.setItem('x', 'y');
  await open();
  press('Log state');
  const state: unknown = expect.objectContaining(
    Object.fromEntries(['device', 'network', 'storage', 'auth'].map((name) => [name, expect.any(Array) as unknown])),
  );
  expect(info).toHaveBeenCalledWith('Verdant state', state);
  expect(JSON.stringify(info.mock.calls)).not.toContain('secret-of-17-chars');
  press('Clear all local and session storage');
  expect([fact('Storage', 'Local storage'), fact('Storage', 'Session storage')]).toEqual(['0 entries', '0 entries']);
});

test.each([
  ['Test connectivity', connectivity, 10_000],
  ['Test auth endpoints', auth, 5_000],
])('%s sends a GET to each endpoint, with a time limit @s-7.18 @s-9.3', async (name, paths, limit) => {
  await open();
  const rows = await check(name);
  expect(rows.map(([path]) => path)).toEqual(paths);
  expect(called).toEqual(paths.map((path) => ['GET', path]));
  expect(timeLimits).toEqual(paths.map(() => limit));
});

test('an endpoint counts as reachable with 2xx, or 401 or 405 for authentication endpoints, but not with 404 or 500 @s-2.94 @s-7.19', async () => {
  const statuses = [200, 299, 404, 500, 401];
  for (const [index, path] of connectivity.entries()) {
    responses[path] = () => new Response('{}', { status: statuses[index] });
  }
  responses['/api/v1/auth/login'] = () => new Response('{}', { status: 405 });
  responses['/api/v1/auth/register'] = () => new Response('{}', { status: 404 });
  localStorage.setItem('token', 'Bearer abc');
  await open();
  expect(await check('Full API health check')).toEqual([
    ['/api/v1/health', 'reachable', '200'],
    ['/api/v1/', 'reachable', '299'],
    ['/api/health', 'not reachable', '404'],
    ['/health', 'not reachable', '500'],
    ['/api/v1/auth/me', 'reachable', '401'],
    ['/api/v1/auth/login', 'reachable', '405'],
    ['/api/v1/auth/register', 'not reachable', '404'],
  ]);
  // A refused check does not sign the user out.
  expect(localStorage.getItem('token')).toBe('Bearer abc');
});

test('reports the API as not healthy if the response is an HTML page', async () => {
  responses['/api/v1/health'] = () => new Response('<title>x</title>', { headers: { 'content-type': 'text/html' } });
  await open();
  expect([fact('API health', 'Result'), fact('API health', 'Answer')]).toEqual([
    'not healthy',
    '200, a page and not the API',
  ]);
});

test('reports that no endpoint works while the network fails @s-8.19', async () => {
  responses = {};
  await open();
  const rows = await check('Full API health check');
  expect(rows).toHaveLength(7);
  for (const row of rows) expect(row.slice(1)).toEqual(['not reachable', 'Network Error']);
  expect(screen.getByRole('alert')).toHaveTextContent('No working endpoints foundAll API endpoints failed');
});

test('lists compatibility problems of the browser @s-9.8', async () => {
  await open();
  expect(within(panel('Compatibility')).getByText('No problems found')).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => press('Refresh'));
  expect(within(panel('Compatibility')).getByRole('listitem')).toHaveTextContent('The browser is offline');
});

test('refreshes its data every 5 seconds and after a click on Refresh @s-2.94 @s-2.95 @s-9.3', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    show();
    await act(async () => jest.advanceTimersByTimeAsync(0));
    sessionStorage.setItem('x', 'y');
    act(() => jest.advanceTimersByTime(4_999));
    expect(fact('Storage', 'Session storage')).toBe('0 entries');
    act(() => jest.advanceTimersByTime(1));
    expect(fact('Storage', 'Session storage')).toBe('1 entry');
    sessionStorage.setItem('z', 'y');
    press('Refresh');
    expect(fact('Storage', 'Session storage')).toBe('2 entries');
    await act(async () => jest.advanceTimersByTimeAsync(0));
  } finally {
    jest.useRealTimers();
  }
});

test('lists loads that failed or recovered in this browser tab immediately, newest first', async () => {
  const load = {
    remote: 'mfe-quiz',
    version: '1.0.0',
    stage: 'chunk',
    reason: 'missing',
    outcome: 'failed',
    attempt: 1,
  } as const;
  const loads = () => within(panel('Loading in this tab'));
  await open();
  act(() => host.history.add({ ...load, outcome: 'loaded', reason: 'none' }));
  expect(loads().getByText('Nothing failed.')).toBeVisible();
  act(() => host.history.add({ ...load, detail: 'http-404', chunk_id: 'page-onboarding', status: 404 }));
  act(() => host.history.add({ ...load, outcome: 'recovered' }));
  const cells = loads()
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells.map(([name, , ...rest]) => [name, ...rest])).toEqual([
    ['Remote', 'Outcome', 'Stage', 'Reason', 'Chunk', 'Status'],
    ['mfe-quiz 1.0.0', 'recovered', 'chunk', 'missing', '', ''],
    ['mfe-quiz 1.0.0', 'failed', 'chunk', 'missing (http-404)', 'page-onboarding', '404'],
  ]);
});
