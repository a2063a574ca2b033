import { fastify } from 'fastify';
import * as v from 'valibot';
import type { ApiCall } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { serveCall } from './serve-call';

const call = {
  method: 'POST',
  path: '/shelves/:shelf',
  params: v.object({ shelf: v.pipe(v.string(), v.maxLength(5, 'Shelf is too long')) }),
  query: v.object({ from: v.string('From is required') }),
  body: v.object({ name: v.pipe(v.string('Name is required'), v.trim()), size: v.optional(v.number(), 1) }),
  response: v.object({ id: v.string() }),
} as const satisfies ApiCall;

function appWith(handle: (input: unknown) => void) {
  const app = fastify();
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.code(error.status).send({ detail: error.detail });
  });
  serveCall(
    app,
    call,
    { preHandler: async (_request, reply) => void reply.header('x-guard', 'passed') },
    async (_request, input) => {
      handle(input);
      return { id: input.params.shelf };
    },
  );
  return app;
}

test('a route handler runs after the route hooks and receives only declared fields, with defaults for missing fields', async () => {
  const handle = jest.fn();
  const url = '/shelves/top?from=a';
  const response = await appWith(handle).inject({ method: 'POST', url, payload: { name: ' Box ', other: 1 } });
  expect(handle).toHaveBeenCalledWith({
    params: { shelf: 'top' },
    query: { from: 'a' },
    body: { name: 'Box', size: 1 },
  });
  expect([response.json(), response.headers['x-guard']]).toEqual([{ id: 'top' }, 'passed']);
});

test.each([
  ['/shelves/bottom?from=a', { name: 'Box' }, ['path', 'shelf'], 'Shelf is too long'],
  ['/shelves/top', { name: 'Box' }, ['query', 'from'], 'From is required'],
  ['/shelves/top?from=a', {}, ['body', 'name'], 'Name is required'],
])('a request to %s with the body %j is rejected with a 422', async (url, payload, loc, msg) => {
  const response = await appWith(() => undefined).inject({ method: 'POST', url, payload });
  expect([response.statusCode, response.json()]).toEqual([422, { detail: [{ loc, msg }] }]);
});
