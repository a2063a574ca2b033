import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { RemotePage } from '@verdant/federation/contract';
import { useAuth } from '@verdant/shared/services';
import { LanguageProvider } from '../language/language-provider';
import { AuthProvider } from './auth-provider';
import { useAccessFallback } from './guards';
import { tokenStore } from './token-store';

const PROFILE = { id: 'jo', email: 'jo@example.com', first_name: 'Jo', onboarding_completed: true };

let respond: Record<string, (status: number, body?: unknown) => Promise<void>> = {};

beforeEach(() => {
  localStorage.clear();
  respond = {};
  globalThis.fetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    (url) =>
      new Promise((resolve) => {
        const path = typeof url === 'string' ? url.replace('/api/v1', '') : 'not a path';
        respond[path] = async (status, body) =>
          act(async () => resolve(new Response(body === undefined ? null : JSON.stringify(body), { status })));
      }),
  );
});

function Page() {
  const { login, logout } = useAuth();
  return (
    <>
      <h1>The page</h1>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <button type="button" onClick={() => void login({ email: 'jo@example.com', password: 'x' })}>
        Login
      </button>
    </>
  );
}

function Guarded({ access }: { access: RemotePage['access'] }) {
  return useAccessFallback(access) ?? <Page />;
}

function Where() {
  const { pathname, ...location } = useLocation();
  const state: unknown = location.state;
  return (
    <>
      <output aria-label="location">{`${pathname} ${JSON.stringify(state)}`}</output>
      <span aria-label="navigation">{useNavigationType()}</span>
    </>
  );
}

function open(access: RemotePage['access'], path: string, token?: string) {
  if (token !== undefined) tokenStore.write('Bearer', token);
  const [pathname = '', search = '', hash = ''] = path.split(/(?=[?#])/);
  render(
    <LanguageProvider first="en">
      <MemoryRouter initialEntries={[path]}>
        <AuthProvider prerenderedFor={undefined}>
          <Routes>
            <Route path={pathname} element={<Guarded access={access} />} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
        </AuthProvider>
      </MemoryRouter>
    </LanguageProvider>,
  );
  return { from: { pathname, search, hash } };
}

const isShown = () => screen.queryByRole('heading', { name: 'The page' }) !== null;
const location = () => screen.getByLabelText('location').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a guarded page redirects a visitor to sign-in in the same history entry, and passes on the requested page @s-2.11 @s-6.2 @s-6.3', () => {
  const state = open('guarded', '/budget?from=mail#part');
  expect(isShown()).toBe(false);
  expect(location()).toBe(`/sign-in ${JSON.stringify(state)}`);
  expect(screen.getByLabelText('navigation')).toHaveTextContent('REPLACE');
});

test('a guarded page shows a loading state until the profile arrives, and then the page @s-4.3 @s-4.4 @s-6.2', async () => {
  open('guarded', '/budget', 'jo');
  expect(isShown()).toBe(false);
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(location()).toBe('/budget null');
  await respond['/auth/me']?.(200, PROFILE);
  expect(isShown()).toBe(true);
});

test('a logout on a guarded page redirects to sign-in without a page to return to @s-4.10', async () => {
  open('guarded', '/budget', 'jo');
  await respond['/auth/me']?.(200, PROFILE);
  await press('Logout');
  expect(isShown()).toBe(false);
  expect(location()).toBe('/sign-in null');
});

test('a page for visitors only redirects a signed-in user', async () => {
  open('anonymous', '/sign-in', 'jo');
  expect(isShown()).toBe(false);
  expect(location()).toBe('/sign-in null');
  await respond['/auth/me']?.(200, PROFILE);
  expect(isShown()).toBe(false);
  expect(location()).toBe('/dashboard null');
});

test('a page that only visitors can open remains shown during a login, and redirects afterwards @s-2.48 @s-3.10 @s-4.6 @s-9.1', async () => {
  open('anonymous', '/sign-in');
  await press('Login');
  expect(isShown()).toBe(true);
  await respond['/auth/login']?.(200, { access_token: 'jo', token_type: 'Bearer' });
  expect(isShown()).toBe(true);
  expect(tokenStore.read()).toBe('Bearer jo');
  await respond['/auth/me']?.(200, { ...PROFILE, onboarding_completed: false });
  expect(location()).toBe('/onboarding null');
});

test.each([undefined, 'jo'])('a public page is shown immediately, with the token %s', (token) => {
  open('public', '/help', token);
  expect(isShown()).toBe(true);
});
