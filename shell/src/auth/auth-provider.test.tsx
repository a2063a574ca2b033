import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SESSION_ENDED } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { AuthProvider } from './auth-provider';
import { tokenStore } from './token-store';

type Call = { path: string; token: string | null; respond: (status: number, body?: unknown) => Promise<void> };

let calls: Call[] = [];
const callOf = (path: string, token: string) => {
  const found = calls.find((call) => call.path === path && call.token === token);
  if (!found) throw new Error(`no call ${path} with ${token}: ${JSON.stringify(calls)}`);
  return found;
};
const profile = (name: string) => ({ id: name, email: `${name}@example.com`, first_name: name });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  calls = [];
  globalThis.fetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    (url, init) =>
      new Promise((resolve) => {
        calls.push({
          path: typeof url === 'string' ? url.replace('/api/v1', '') : 'not a path',
          token: new Headers(init?.headers).get('authorization'),
          respond: async (status, body) =>
            act(async () => resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }))),
        });
      }),
  );
});

function Probe() {
  const { user, isAuthenticated, logout, login } = useAuth();
  const api = useApi();
  const { pathname, ...location } = useLocation();
  const state: unknown = location.state;
  return (
    <>
      <p>{`${isAuthenticated ? 'in' : 'out'} as ${user?.first_name ?? 'nobody'} at ${pathname} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <button
        type="button"
        onClick={() => void login({ email: 'kim@example.com', password: 'x' }).catch(() => undefined)}
      >
        Login
      </button>
      <button type="button" onClick={() => void api.get('/figures').catch(() => undefined)}>
        Load
      </button>
    </>
  );
}

function open(token: string | null) {
  if (token) tokenStore.write('Bearer', token);
  render(
    <MemoryRouter initialEntries={['/spending']}>
      <AuthProvider prerenderedFor={undefined}>
        <Probe />
      </AuthProvider>
    </MemoryRouter>,
  );
}

let isDropped = false;
addEventListener(SESSION_ENDED, () => (isDropped = true));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openAsJo() {
  open('jo');
  await callOf('/auth/me', 'Bearer jo').respond(200, profile('jo'));
  isDropped = false;
}

function follow(name: string) {
  tokenStore.write('Bearer', name);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

async function signInAsKim() {
  await press('Login');
  await calls
    .findLast(({ path }) => path === '/auth/login')
    ?.respond(200, { access_token: 'kim', token_type: 'Bearer' });
  await callOf('/auth/me', 'Bearer kim').respond(200, profile('kim'));
  expect(screen.getByText(/^in as kim/)).toBeVisible();
}

test('a late 401 response to a request of the first user does not sign out the next user', async () => {
  await openAsJo();
  await press('Load');
  await press('Logout');
  await signInAsKim();
  await callOf('/figures', 'Bearer jo').respond(401);
  expect(screen.getByText(/^in as kim at \/spending/)).toBeVisible();
  expect(tokenStore.read()).toBe('Bearer kim');
});

test('a profile response that arrives after the logout is ignored, and the user stays signed out', async () => {
  open('jo');
  await press('Logout');
  await callOf('/auth/me', 'Bearer jo').respond(200, profile('jo'));
  expect(screen.getByText(/^out as nobody/)).toBeVisible();
});

test('a 401 ends the session in the browser, and redirects to sign-in with the reason @s-8.1', async () => {
  await openAsJo();
  localStorage.setItem('verdant:quiz-draft:jo:s:q', '{}');
  await press('Load');
  await callOf('/figures', 'Bearer jo').respond(401);
  expect(screen.getByText(/^out as nobody at \/sign-in .*"expired":true/)).toBeVisible();
  // The draft stays, because the same user may sign in again.
  expect(Object.keys(localStorage)).toEqual(['verdant:quiz-draft:jo:s:q']);
  expect(calls.filter(({ path }) => path === '/auth/logout')).toEqual([]);
  expect(isDropped).toBe(true);
  // A 401 of a failed login does not change the sign-in page.
  const before = screen.getByText(/^out as nobody/).textContent;
  await press('Login');
  await calls.at(-1)?.respond(401);
  expect(screen.getByText(/^out as nobody/)).toHaveTextContent(before);
  await signInAsKim();
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('a profile that cannot be fetched signs out, and ends the session on the server @s-4.3 @s-4.4', async () => {
  open('jo');
  await callOf('/auth/me', 'Bearer jo').respond(500);
  expect(screen.getByText(/^out as nobody/)).toBeVisible();
  await callOf('/auth/logout', 'Bearer jo').respond(204);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a 401 response to a repeated logout request of the first user does not sign out the next user', async () => {
  await openAsJo();
  await press('Logout');
  await signInAsKim();
  await callOf('/auth/logout', 'Bearer jo').respond(401);
  expect(screen.getByText(/^in as kim/)).toBeVisible();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ token: 'Bearer kim' });
});

test('a sign-in in another tab switches to the new user, and late responses for the previous user are ignored', async () => {
  await openAsJo();
  follow('lee');
  expect(screen.getByText(/^in as nobody/)).toBeVisible();
  expect(isDropped).toBe(true);
  follow('kim');
  await callOf('/auth/me', 'Bearer lee').respond(500);
  await callOf('/auth/me', 'Bearer kim').respond(200, profile('kim'));
  expect(screen.getByText(/^in as kim/)).toBeVisible();
});

test('a failed login does not remove a token that another tab has stored in the meantime', async () => {
  open(null);
  await press('Login');
  tokenStore.write('Bearer', 'lee');
  await calls.at(-1)?.respond(401);
  expect(tokenStore.read()).toBe('Bearer lee');
});

test('a page restored from the back-forward cache does not show a user who has signed out since', async () => {
  await openAsJo();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  tokenStore.remove();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByText(/^out as nobody/)).toBeVisible();
});
