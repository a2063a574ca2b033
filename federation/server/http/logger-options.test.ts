import { fastify } from 'fastify';
import * as v from 'valibot';
import { ApiError } from './errors';
import { loggedError, loggedRequest } from './logger-options';

const SECRET = 'ada@example.com';
const textOf = (error: unknown) => JSON.stringify(loggedError(error));

/** Creates an error whose stack starts in a library, like errors of the database driver. */
function foreign(message: string, more: object = {}, name = 'Error'): Error {
  const error = Object.assign(new Error(message), more, { name });
  error.stack = `${name}: ${message}\n    at Parser.parseErrorMessage (/srv/node_modules/pg-protocol/dist/parser.js:305:11)`;
  return error;
}

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test('a failed query is logged with its code and constraint, but without its text, parameters and values', () => {
  const cause = foreign(`duplicate key: (${SECRET})`, {
    code: '23505',
    constraint: 'users_email_key_unique',
    table: 'users',
    detail: `Key (email_key)=(${SECRET}) already exists.`,
  });
  const query = `Failed query: insert into "users"\nparams: ${SECRET},$argon2id$v=19`;
  const error = foreign(query, { cause, params: [SECRET] });
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    cause: { code: '23505', constraint: 'users_email_key_unique', table: 'users' },
  });
  expect(textOf(error)).toContain('parser.js:305:11');
  expect(textOf(error)).not.toMatch(/ada@example|argon2|Failed query|insert/);
});

test.each([
  ['an error of JSON.parse that repeats its input', caught(() => JSON.parse(SECRET) as unknown)],
  ['a schema error that repeats the value', caught(() => v.parse(v.number(), SECRET))],
  ['an error about an invalid URL', caught(() => new URL(SECRET))],
  ['an error about an invalid number', caught(() => String.fromCodePoint(Number(`4${'0'.repeat(9)}`)))],
  ['a thrown text', SECRET],
  ['a thrown object', { email: SECRET }],
  ['an AggregateError', new AggregateError([foreign(SECRET), SECRET], SECRET)],
  ['an error message that imitates a stack', foreign(`x\n    at ${SECRET} (/srv/a.js:1:1)`)],
  ['a message that was changed later', Object.assign(foreign('x'), { message: `${SECRET}\n    at f (/a.js:1:1)` })],
  ['the code and the name of an error', foreign('x', { code: `${SECRET} ` }, `${SECRET} `)],
])('the log omits the personal data in %s', (_name, error) => {
  expect(textOf(error)).not.toMatch(/ada@example|40000/);
});

test('errors of the product are logged with their message', () => {
  expect(loggedError(new ApiError(409, 'Not now'))).toMatchObject({ type: 'ApiError', message: 'Not now' });
  expect(loggedError(new Error('the insert of a user returned no row'))).toMatchObject({
    message: 'the insert of a user returned no row',
    stack: expect.stringContaining('logger-options.test.ts') as unknown,
  });
});

test('an error whose cause is the error itself is logged with limited length, without infinite recursion', () => {
  const error = new Error('a');
  error.cause = error;
  expect(textOf(error).length).toBeLessThan(50_000);
});

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard/'],
  ['/goals/42', '/goals/*'],
  ['/goals/42/edit?by=me', '/goals/*'],
  ['/sign-in?token=1', '/sign-in'],
  ['/static/js/main.12345678.js', '/static/js/main.12345678.js'],
  ['/remotes/mfe-quiz/static/js/a.js', '/remotes/mfe-quiz/static/js/a.js'],
  ['/caf%C3%A9', '/*'],
  ['/api/v1/goals/42', '/api/v1/goals/:id'],
])('the URL %s is logged as the path %s', async (url, path) => {
  const app = fastify();
  app.get('/api/v1/goals/:id', async (request) => loggedRequest(request));
  app.get('/*', async (request) => loggedRequest(request));
  expect((await app.inject(url)).json()).toEqual({ method: 'GET', path });
  await app.close();
});
