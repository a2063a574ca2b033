import { ApiError } from '@verdant/shared/api';
import { fakeApi } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { fetchCurrentUser, signIn, signUp, storedAuthError } from './auth-flows';

const http = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', `Request failed with status code ${status}`, { status, detail, url: '/x' });
const network = () => new ApiError('network', 'Network Error', { url: '/x' });

const credentials = { email: 'jo@example.com', password: 'correct horse' };
const details = { ...credentials, first_name: 'Jo', last_name: 'Nguyen', phone: '' };
const token = { access_token: 'abc', token_type: 'Bearer' };
const profile = { id: '1', email: 'jo@example.com' };

type Row = [response: unknown, message: string];
type Flow = (responses: FakeAnswers) => Promise<unknown>;
const login: Flow = (responses) => signIn(fakeApi(responses), () => undefined, credentials);
const register: Flow = (responses) => signUp(fakeApi(responses), () => undefined, details);

async function failure(flow: Promise<unknown>): Promise<Error> {
  const error: unknown = await flow.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof Error) return error;
  throw new Error('not an error');
}

const NO_NETWORK = 'Network error. Please check your internet connection and try again.';
const NO_TOKEN = 'Login response missing authentication token';
const NO_USER = 'Failed to retrieve user information after registration. Please try again.';

describe('error messages that the auth service throws (spec 8) @s-3.2 @s-5.6 @s-5.7 @s-5.8 @s-5.9 @s-8.3 @s-8.4 @s-8.5 @s-8.6 @s-8.7 @s-8.8', () => {
  test.each<Row>([
    [http(404), 'Login service not found. Please check your connection and try again.'],
    [http(401, 'no'), 'Invalid email or password. Please try again.'],
    [http(500), 'Server error during login. Please try again later.'],
    [network(), NO_NETWORK],
    ...[undefined, null, {}, { token_type: 'Bearer' }, { token_type: 'Bearer', access_token: '' }].map(
      (response): Row => [response, NO_TOKEN],
    ),
    [{ access_token: 'abc' }, NO_TOKEN],
  ])('a login answered with %j fails with: %s', async (response, message) => {
    expect((await failure(login({ 'POST /auth/login': response }))).message).toBe(message);
  });

  test.each<Row>([
    [http(404), 'Registration service not found. Please check your connection and try again.'],
    [http(500), 'Server error during registration. Please try again later.'],
    [network(), NO_NETWORK],
    ...[undefined, null, {}, { ...token, user: { email: 'jo@example.com' } }].map((response): Row => [
      response,
      NO_USER,
    ]),
  ])('a registration answered with %j fails with: %s', async (response, message) => {
    expect((await failure(register({ 'POST /auth/register': response }))).message).toBe(message);
  });

  test.each<Row>([
    [http(404), 'User profile service not found. Please try logging in again.'],
    [http(401), 'Authentication expired. Please log in again.'],
    [{ id: '1' }, 'User profile response missing email'],
    ...[{ email: 'jo@example.com' }, undefined, null, {}].map((response): Row => [
      response,
      'Failed to retrieve user information after login. Please try again.',
    ]),
  ])('a profile request after login answered with %j fails with: %s', async (response, message) => {
    const responses = { 'POST /auth/login': token, 'GET /auth/me': response };
    expect((await failure(login(responses))).message).toBe(message);
  });

  test.each([[{ email: 'jo@example.com' }], [{}]])(
    'a profile response without a user ID fails with "User profile response missing user ID": %j',
    async (response) => {
      const error = await failure(fetchCurrentUser(fakeApi({ 'GET /auth/me': response })));
      expect(error.message).toBe('User profile response missing user ID');
    },
  );

  test('a login answered with 429 rethrows the original error', async () => {
    const other = http(429, 'Too many attempts. Please wait a minute.');
    expect(await failure(login({ 'POST /auth/login': other }))).toBe(other);
  });
});

describe('the stored auth error (spec 8) @s-8.9 @s-8.10', () => {
  test.each([
    [http(404, 'x'), 'Login service not available. Please check your connection and try again.'],
    [http(401, 'Account locked'), 'Account locked'],
    [http(401), 'Invalid email or password. Please try again.'],
    [network(), NO_NETWORK],
  ])('a login answered with %j stores: %s', async (response, message) => {
    expect(storedAuthError(await failure(login({ 'POST /auth/login': response })), 'Login')).toBe(message);
  });

  test.each([
    [http(404), 'Registration service not available. Please check your connection and try again.'],
    [http(422, [{ loc: ['body', 'email'], msg: 'Email is taken' }]), 'Email is taken'],
  ])('a registration answered with %j stores: %s', async (response, message) => {
    const error = await failure(register({ 'POST /auth/register': response }));
    expect(storedAuthError(error, 'Registration')).toBe(message);
  });

  test('a login with a 404 for the profile stores the error message of the profile request', async () => {
    const error = await failure(login({ 'POST /auth/login': token, 'GET /auth/me': http(404, 'x') }));
    expect(storedAuthError(error, 'Login')).toBe('User profile service not found. Please try logging in again.');
  });
});

describe('registration (spec 4)', () => {
  test('sends no empty phone, and uses the returned user without a request for the profile @s-3.4 @s-4.8', async () => {
    const api = fakeApi({ 'POST /auth/register': { ...token, user: profile } });
    const user = await signUp(api, () => undefined, details);
    expect(user).toMatchObject({ id: '1', first_name: '' });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.body).not.toHaveProperty('phone');
  });

  test.each([
    ['the fetched profile', profile, profile],
    [
      'a temporary user if the profile cannot be fetched',
      http(500),
      { id: expect.stringMatching(/^temp-\d+$/) as unknown, email: 'jo@example.com', first_name: 'Jo' },
    ],
  ])('returns %s if the response contains no user @s-9.1 @s-4.9', async (_user, me, expected) => {
    expect(await register({ 'POST /auth/register': token, 'GET /auth/me': me })).toMatchObject(expected);
  });

  test('logs in with the submitted data if the response has no token', async () => {
    const saved: string[] = [];
    const api = fakeApi({ 'POST /auth/register': { user: profile }, 'POST /auth/login': token });
    await signUp(api, (type, secret) => saved.push(`${type} ${secret}`), details);
    expect(saved).toEqual(['Bearer abc']);
    expect(api.calls[1]).toMatchObject({ path: '/auth/login', body: credentials });
  });
});

test('a profile fetch that fails on the network is retried once', async () => {
  let asked = 0;
  const api = fakeApi({
    'GET /auth/me': () => {
      asked += 1;
      return asked === 1 ? network() : profile;
    },
  });
  expect((await fetchCurrentUser(api)).id).toBe('1');
  expect(asked).toBe(2);
});
