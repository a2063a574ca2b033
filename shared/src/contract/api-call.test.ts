import * as v from 'valibot';
import { fakeApi } from '../testing';
import { callApi, type ApiCall } from './api-call';

const calls = {
  list: { method: 'GET', path: '/things', query: v.object({ from: v.string() }), response: v.array(v.string()) },
  add: { method: 'POST', path: '/things', body: v.object({ name: v.string() }) },
  rename: {
    method: 'PUT',
    path: '/shelves/:shelf/things/:id',
    params: v.object({ shelf: v.string(), id: v.string() }),
  },
  remove: { method: 'DELETE', path: '/things/:id', params: v.object({ id: v.string() }) },
} as const satisfies Record<string, ApiCall>;

test('a call is sent with its method, path, query and body, and its response is returned', async () => {
  const api = fakeApi({
    'GET /things?from=a%26b': ['c'],
    'POST /things': { id: '7' },
    'PUT /shelves/top/things/7': undefined,
    'DELETE /things/..%2F7%3Fx': undefined,
  });
  expect(await callApi(api, calls.list, { query: { from: 'a&b' } })).toEqual(['c']);
  expect(await callApi(api, calls.add, { body: { name: 'Box' } })).toEqual({ id: '7' });
  await callApi(api, calls.rename, { params: { shelf: 'top', id: '7' } });
  await callApi(api, calls.remove, { params: { id: '../7?x' } });
  expect(api.calls.map(({ body }) => body)).toEqual([undefined, { name: 'Box' }, undefined, undefined]);
});

test('the response schema, abort signal and time-out of a call are passed to the API client', async () => {
  const get = jest.fn(async () => []);
  const { signal } = new AbortController();
  await callApi({ ...fakeApi(), get }, calls.list, { query: { from: 'a' }, signal, timeoutMs: 5 });
  expect(get).toHaveBeenCalledWith('/things?from=a', {
    body: undefined,
    schema: calls.list.response,
    signal,
    timeoutMs: 5,
  });
});
