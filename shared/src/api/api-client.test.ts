import * as v from 'valibot';
import { createApiClient } from './api-client';
import { ApiError } from './api-error';
import { getFailureReference } from '../failures/recent-failure';

type Seen = { url: string; init: RequestInit };

function clientWith(respond: () => Promise<Response>, token: string | null = 'Bearer abc', getLanguage?: () => string) {
  const seen: Seen[] = [];
  const unauthorized: number[] = [];
  const failures: ApiError[] = [];
  const send = (url: string | URL | Request, init: RequestInit = {}) => {
    seen.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return respond();
  };
  const api = createApiClient({
    getToken: () => token,
    getLanguage,
    onUnauthorized: () => unauthorized.push(1),
    onFailure: (error) => failures.push(error),
    fetch: send,
  });
  return { api, seen, unauthorized, failures };
}

const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

test('the request id of a server error is remembered for a second, but not the id of a 404', async () => {
  jest.useFakeTimers();
  const headers = { 'x-request-id': 'f0e1d2c3-1111-4111-8111-111111111111' };
  const answering = (status: number) => clientWith(async () => new Response('{}', { status, headers })).api.get('/x');
  await failureOf(answering(404));
  expect(getFailureReference()).toBe('');
  await failureOf(answering(500));
  expect(getFailureReference()).toBe('f0e1d2c3');
  jest.advanceTimersByTime(1_000);
  expect(getFailureReference()).toBe('');
  jest.useRealTimers();
});

test('a call to a backend service has the path of the service unchanged, and the token of the user', async () => {
  const { api, seen } = clientWith(json(200, {}));
  await api.get('/services/mfe-goals/goals/list');
  const headers = expect.objectContaining({ Authorization: 'Bearer abc' }) as unknown;
  expect(seen[0]).toMatchObject({ url: '/services/mfe-goals/goals/list', init: { headers } });
});

test('every request carries the headers in section 7 of the specification, and the stored token @s-6.2 @s-7.1 @s-7.2 @s-9.1', async () => {
  const { api, seen } = clientWith(json(200, {}));
  await api.post('/auth/login', { body: { email: 'jo@example.com' } });
  expect(seen[0]?.url).toBe('/api/v1/auth/login');
  expect(seen[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"email":"jo@example.com"}',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: 'Bearer abc',
    },
  });
});

test('the headers for token and language are omitted if unset, so that the browser sends its own language @s-6.2', async () => {
  const { api, seen } = clientWith(json(200, {}), null);
  await api.get('/auth/me');
  expect(Object.keys(seen[0]?.init.headers ?? {})).toEqual(['Content-Type', 'Accept', 'X-Requested-With']);
});

test('every request sends the current language of the page', async () => {
  const languages = ['de', 'es'];
  const { api, seen } = clientWith(json(200, {}), null, () => languages.shift() ?? '');
  await api.get('/x');
  await api.get('/x');
  expect(seen.map(({ init }) => new Headers(init.headers).get('Accept-Language'))).toEqual(['de', 'es']);
});

test('a response that matches its schema is returned, and a response that does not match throws an error', async () => {
  const { api } = clientWith(json(200, { id: 7 }));
  await expect(api.get('/x', { schema: v.object({ id: v.number() }) })).resolves.toEqual({ id: 7 });
  const error = await failureOf(api.get('/x', { schema: v.object({ id: v.string() }) }));
  expect(error.kind).toBe('shape');
});

test('a 401 calls onUnauthorized once, and the error has the message of the server', async () => {
  const { api, unauthorized } = clientWith(json(401, { detail: 'Please sign in.' }));
  const error = await failureOf(api.get('/auth/me'));
  expect(error).toMatchObject({ kind: 'http', status: 401, detailText: 'Please sign in.' });
  expect(unauthorized).toHaveLength(1);
});

test('an error keeps the list of field errors, and uses the first message as its text @s-7.17', async () => {
  const items = [{ loc: ['body', 'email'], msg: 'Email is invalid' }, { loc: ['body', 'phone'] }];
  const { api } = clientWith(json(422, { detail: items }));
  const error = await failureOf(api.put('/auth/me'));
  expect(error.items).toEqual(items);
  expect(error.detailText).toBe('Email is invalid');
});

test('an error page that is not JSON still becomes an ApiError with its status', async () => {
  const { api } = clientWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(api.get('/x'))).toMatchObject({ kind: 'http', status: 502, detail: undefined });
});

test('a request without a response fails with a network error, and a slow request with a time-out', async () => {
  const network = clientWith(() => Promise.reject(new TypeError('failed')));
  expect(await failureOf(network.api.get('/x'))).toMatchObject({ kind: 'network', message: 'Network Error' });
  const slow = clientWith(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect((await failureOf(slow.api.get('/x', { timeoutMs: 5 }))).kind).toBe('timeout');
});

test('a call has no time-out unless one is set (spec 7) @s-7.3', async () => {
  const { api, seen } = clientWith(json(200, {}));
  await api.get('/x');
  await api.get('/x', { timeoutMs: 5000 });
  expect(seen.map(({ init }) => init.signal ?? null)).toEqual([null, expect.any(AbortSignal)]);
});

test('an API failure is reported before it is thrown; an abort by the caller is rethrown unchanged', async () => {
  const missing = clientWith(json(404, {}));
  const error = await failureOf(missing.api.get('/x'));
  expect(missing.failures).toEqual([error]);
  expect(missing.unauthorized).toEqual([]);

  const abort = new AbortController();
  abort.abort();
  const reason = new DOMException('aborted', 'AbortError');
  const aborted = clientWith(() => Promise.reject(reason));
  await expect(aborted.api.get('/x', { signal: abort.signal })).rejects.toBe(reason);
  expect(aborted.failures).toEqual([]);
});
