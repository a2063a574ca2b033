import * as v from 'valibot';
import * as contract from '@verdant/shared/contract';
import { loginResponse, user as userSchema } from '@verdant/shared/contract';
import { newUser, registrationDetails, signIn, signUp, signUpVerified, tokenFor } from './support/users';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const apiCall = v.object({ method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']), path: v.string() });
/** Paths of calls that need no sign-in. The path `/auth/login` covers two calls of the contract. */
const forVisitors = new Set([
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/reset-password/check',
  '/auth/account-link',
  '/auth/keep-account',
  '/auth/passkey-options',
  '/contact',
  '/notifications/unsubscribe/:token',
  '/money/calendar/:token',
]);

const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });

describe('registration', () => {
  it('returns the user and a token that works at once @s-1.2 @s-3.2 @s-3.4 @s-6.1 @s-7.5 @s-7.6', async () => {
    const typed = registrationDetails({ email: '  Mixed.Case@Example.com ', first_name: ' Ada ' });
    const response = await server.request('POST', '/api/v1/auth/register', { body: typed });

    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token_type, access_token } = v.parse(loginResponse, response.body);
    expect(token_type).toBe('Bearer');
    const profile = await me(access_token);
    expect(v.parse(userSchema, profile.body)).toEqual({
      id: v.parse(v.object({ user: userSchema }), response.body).user.id,
      email: 'Mixed.Case@Example.com',
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '+61 400 000 000',
      onboarding_completed: false,
      has_account_data: false,
      email_verified: false,
      idle_minutes: 30,
    });
    expect(response.body).toMatchObject({ user: profile.body });
  });

  it('refuses an email address that has an account, regardless of upper and lower case @s-7.17', async () => {
    const { typed } = await signUp(server);
    const again = await server.request('POST', '/api/v1/auth/register', {
      body: { ...typed, email: typed.email.toUpperCase() },
    });
    expect(again.status).toBe(422);
    expect(again.body).toEqual({
      detail: [{ loc: ['body', 'email'], msg: 'An account with this email already exists. Please sign in instead.' }],
    });
  });

  it('creates one account if several identical registrations arrive at once', async () => {
    const typed = registrationDetails();
    const responses = await Promise.all(
      [1, 2, 3].map(() => server.request('POST', '/api/v1/auth/register', { body: typed })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it('stores no user if the session of the new user cannot be stored', async () => {
    const body = registrationDetails();
    await query(server, 'alter table sessions add constraint broken check (false) not valid');
    expect((await server.request('POST', '/api/v1/auth/register', { body })).status).toBe(500);
    expect(await query(server, 'select id from users where email = $1', [body.email])).toBe(0);
    await query(server, 'alter table sessions drop constraint broken');
    expect((await server.request('POST', '/api/v1/auth/register', { body })).status).toBe(201);
  });
});

describe('signing in', () => {
  it('returns a new token for each sign-in @s-7.4', async () => {
    const { typed } = await signUp(server);
    const first = await tokenFor(server, typed.email.toUpperCase(), typed.password);
    const second = await tokenFor(server, ` ${typed.email} `, typed.password);
    expect(first).not.toBe(second);
    expect((await me(first)).status).toBe(200);
    expect((await me(second)).status).toBe(200);
  });

  it('returns the same error for a wrong password and an unknown e-mail', async () => {
    const { typed } = await signUp(server);
    const expected = { detail: 'Invalid email or password. Please try again.' };
    const wrong = await signIn(server, typed.email, 'wrong password');
    const unknown = await signIn(server, 'nobody@example.com', typed.password);
    for (const { status, body } of [wrong, unknown]) expect([status, body]).toEqual([401, expected]);
  });
});

describe('the access token', () => {
  it('is required by every API call except those for visitors @s-6.2', async () => {
    const calls = Object.entries(contract)
      .filter(([name]) => name.endsWith('Calls'))
      .flatMap(([, group]) => Object.values(v.parse(v.record(v.string(), apiCall), group)));
    const guarded = calls.filter(({ path }) => !forVisitors.has(path));
    expect(guarded.length).toBeGreaterThan(40);
    expect(calls.length - guarded.length).toBe(forVisitors.size + 1);
    for (const { method, path } of guarded) {
      const response = await server.request(method, `/api/v1${path}`, method === 'GET' ? {} : { body: {} });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
    expect((await me('nonsense')).status).toBe(401);
  });
});

describe('the profile', () => {
  it('stores changed names and a changed phone number @s-7.7', async () => {
    const { typed, token } = await signUp(server);
    const body = { first_name: ' Grace ', last_name: 'Hopper', email: typed.email.toUpperCase(), phone: '' };
    const response = await server.request('PUT', '/api/v1/auth/me', { token, body });
    expect(response).toMatchObject({ status: 200, body: { ...body, first_name: 'Grace', email: typed.email } });
    expect((await me(token)).body).toEqual(response.body);
  });

  it('refuses a changed email address and invalid fields', async () => {
    const { token } = await newUser(server);
    const body = { email: 'someone@else.com', first_name: '  ', phone: 'call me' };
    const { status, body: answer } = await server.request('PUT', '/api/v1/auth/me', { token, body });
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      detail: ['first_name', 'last_name', 'phone'].map((field) => ({ loc: ['body', field] })),
    });
    const other = { ...body, first_name: 'A', last_name: 'B', phone: '' };
    const changed = await server.request('PUT', '/api/v1/auth/me', { token, body: other });
    expect(changed.body).toEqual({ detail: [{ loc: ['body', 'email'], msg: 'Email cannot be changed' }] });
  });

  it('stores notification settings and preferences, and returns them once they are saved @s-7.9 @s-7.10', async () => {
    const { token } = await newUser(server);
    const notifications = { email: false, push: true, marketing: true };
    const preferences = { theme: 'light', language: 'de' };
    const first = await server.request('PUT', '/api/v1/auth/me/notifications', { token, body: notifications });
    expect(first.body).toMatchObject({ notifications });
    expect(first.body).not.toHaveProperty('preferences');
    const second = await server.request('PUT', '/api/v1/auth/me/preferences', { token, body: preferences });
    expect(second.body).toMatchObject({ notifications, preferences });
    expect((await me(token)).body).toEqual(second.body);
  });

  it.each([
    ['notifications', { email: 'yes', push: true, marketing: true }, 'email'],
    ['preferences', { theme: 'dark', language: 'xx' }, 'language'],
  ])('refuses invalid %s: %j @s-3.7', async (section, body, field) => {
    const { token } = await newUser(server);
    const response = await server.request('PUT', `/api/v1/auth/me/${section}`, { token, body });
    expect(response.status).toBe(422);
    expect(response.body).toEqual({ detail: [{ loc: ['body', field], msg: 'Invalid value' }] });
  });
});

describe('the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    server.request('PUT', '/api/v1/auth/me/password', { token, body: { current_password, new_password } });

  it('is replaced only if the current password is right; after a wrong password the user stays signed in @s-3.6 @s-7.8', async () => {
    const { typed, token } = await signUpVerified(server);
    expect(await change(token, 'not this one', 'another one')).toMatchObject({
      status: 400,
      body: { detail: 'The current password is not right. Please try again.' },
    });
    expect((await me(token)).status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect((await change(token, typed.password, 'another one')).status).toBe(204);
    expect((await signIn(server, typed.email, 'another one')).status).toBe(200);
  });

  it('is changed by only one of two simultaneous requests', async () => {
    const { typed, token } = await signUpVerified(server);
    const responses = await Promise.all(
      ['first choice', 'second choice'].map((next) => change(token, typed.password, next)),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
