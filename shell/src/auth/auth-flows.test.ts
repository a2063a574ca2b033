import { ApiError } from '@verdant/shared/api';
import { fakeApi } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { callProfile } from './auth-calls';
import { storedAuthError } from './auth-errors';
import type { AuthAction } from './auth-errors';
import { signIn, signUp } from './auth-flows';

const http = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', `Request failed with status code ${status}`, { status, detail, url: '/x' });
const network = () => new ApiError('network', 'Network Error', { url: '/x' });

const credentials = { email: 'jo@example.com', password: 'correct horse' };
const details = { ...credentials, first_name: 'Jo', last_name: 'Nguyen', phone: '' };
const token = { access_token: 'abc', token_type: 'Bearer' };
const profile = { id: '1', email: 'jo@example.com' };

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

describe('the texts that the service throws (spec 8) @s-3.2 @s-5.6 @s-5.7 @s-5.8 @s-5.9 @s-8.3 @s-8.4 @s-8.5 @s-8.6 @s-8.7 @s-8.8', () => {
  test.each<[string, Flow, FakeAnswers, string]>([
    [
      'login 404',
      login,
      { 'POST /auth/login': http(404) },
      'Login service not found. Please check your connection and try again.',
    ],
    ['login 401', login, { 'POST /auth/login': http(401, 'no') }, 'Invalid email or password. Please try again.'],
    ['login 500', login, { 'POST /auth/login': http(500) }, 'Server error during login. Please try again later.'],
    [
      'login network',
      login,
      { 'POST /auth/login': network() },
      'Network error. Please check your internet connection and try again.',
    ],
    [
      'login without token',
      login,
      { 'POST /auth/login': { token_type: 'Bearer' } },
      'Login response missing authentication token',
    ],
    ...[undefined, null, {}, { token_type: 'Bearer', access_token: '' }, { access_token: 'abc' }].map(
      (response): [string, Flow, FakeAnswers, string] => [
        `login with ${JSON.stringify(response)}`,
        login,
        { 'POST /auth/login': response },
        'Login response missing authentication token',
      ],
    ),
    [
      'registration 404',
      register,
      { 'POST /auth/register': http(404) },
      'Registration service not found. Please check your connection and try again.',
    ],
    [
      'registration 500',
      register,
      { 'POST /auth/register': http(500) },
      'Server error during registration. Please try again later.',
    ],
    [
      'registration network',
      register,
      { 'POST /auth/register': network() },
      'Network error. Please check your internet connection and try again.',
    ],
    ...[undefined, null, {}, { ...token, user: { email: 'jo@example.com' } }].map(
      (response): [string, Flow, FakeAnswers, string] => [
        `registration with ${JSON.stringify(response)}`,
        register,
        { 'POST /auth/register': response },
        'Failed to retrieve user information after registration. Please try again.',
      ],
    ),
    [
      'profile 404',
      login,
      { 'POST /auth/login': token, 'GET /auth/me': http(404) },
      'User profile service not found. Please try logging in again.',
    ],
    [
      'profile 401',
      login,
      { 'POST /auth/login': token, 'GET /auth/me': http(401) },
      'Authentication expired. Please log in again.',
    ],
    [
      'profile without e-mail',
      login,
      { 'POST /auth/login': token, 'GET /auth/me': { id: '1' } },
      'User profile response missing email',
    ],
  ])('%s', async (_name, flow, responses, message) => {
    expect((await failure(flow(responses))).message).toBe(message);
  });

  test.each([
    ['without an id', { email: 'jo@example.com' }],
    ['that is empty', undefined],
    ['that is null', null],
    ['without a field', {}],
  ])('after login, a profile %s', async (_name, response) => {
    const responses = { 'POST /auth/login': token, 'GET /auth/me': response };
    expect((await failure(login(responses))).message).toBe(
      'Failed to retrieve user information after login. Please try again.',
    );
  });

  test.each([
    ['without an id', { email: 'jo@example.com' }],
    ['empty', {}],
  ])('a profile fetched by itself, %s', async (_name, response) => {
    const error = await failure(callProfile(fakeApi({ 'GET /auth/me': response })));
    expect(error.message).toBe('User profile response missing user ID');
  });

  test('other errors are rethrown', async () => {
    const other = http(429, 'Too many attempts. Please wait a minute.');
    expect(await failure(login({ 'POST /auth/login': other }))).toBe(other);
  });
});

describe('the stored auth error (spec 8) @s-8.9 @s-8.10', () => {
  test.each<[string, Flow, AuthAction, FakeAnswers, string]>([
    [
      'login 404',
      login,
      'Login',
      { 'POST /auth/login': http(404, 'x') },
      'Login service not available. Please check your connection and try again.',
    ],
    [
      'registration 404',
      register,
      'Registration',
      { 'POST /auth/register': http(404) },
      'Registration service not available. Please check your connection and try again.',
    ],
    [
      'profile 404',
      login,
      'Login',
      { 'POST /auth/login': token, 'GET /auth/me': http(404, 'x') },
      'User profile service not found. Please try logging in again.',
    ],
    ['the server detail', login, 'Login', { 'POST /auth/login': http(401, 'Account locked') }, 'Account locked'],
    [
      'the first item of a list',
      register,
      'Registration',
      { 'POST /auth/register': http(422, [{ loc: ['body', 'email'], msg: 'Email is taken' }]) },
      'Email is taken',
    ],
    [
      'the message without a detail',
      login,
      'Login',
      { 'POST /auth/login': http(401) },
      'Invalid email or password. Please try again.',
    ],
    [
      'network',
      login,
      'Login',
      { 'POST /auth/login': network() },
      'Network error. Please check your internet connection and try again.',
    ],
  ])('%s', async (_name, flow, action, responses, message) => {
    expect(storedAuthError(await failure(flow(responses)), action)).toBe(message);
  });
});

describe('registration (spec 4)', () => {
  test('an empty phone is left out, and the returned user is taken without asking again @s-3.4 @s-4.8', async () => {
    const api = fakeApi({ 'POST /auth/register': { ...token, user: profile } });
    const user = await signUp(api, () => undefined, details);
    expect(user).toMatchObject({ id: '1', first_name: '' });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.body).not.toHaveProperty('phone');
  });

  test('without a user the profile is fetched @s-4.9', async () => {
    const user = await signUp(
      fakeApi({ 'POST /auth/register': token, 'GET /auth/me': profile }),
      () => undefined,
      details,
    );
    expect(user.id).toBe('1');
  });

  test('without a user and a profile there is a temporary user @s-9.1 @s-4.9', async () => {
    const user = await signUp(
      fakeApi({ 'POST /auth/register': token, 'GET /auth/me': http(500) }),
      () => undefined,
      details,
    );
    expect(user.id).toMatch(/^temp-\d+$/);
    expect(user).toMatchObject({ email: 'jo@example.com', first_name: 'Jo', last_name: 'Nguyen' });
  });

  test('without a token it logs in with what was submitted', async () => {
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
  expect((await callProfile(api)).id).toBe('1');
  expect(asked).toBe(2);
});
