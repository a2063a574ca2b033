import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { registrationDetails, signIn, signUp } from './support/users';
import { query } from './support/query';
import { firstPossibleAnswer, newPlayer } from './support/quiz-player';
import { sharedServer } from './support/shared-server';
import { waitUntil } from './support/until';

const server = sharedServer({ LOG_LEVEL: 'trace' });

const SURNAME = 'Zebracrossing';
const PHONE = '+61 400 999 777';
const personal = { last_name: SURNAME, phone: PHONE };
/** Content that no log line must contain: data of users, SQL queries, their parameters and database error details. */
const FORBIDDEN =
  /@example|zebracrossing|400 999 777|argon2|Failed query|insert into|params|\$1|Failing row|Key \(|remoteAddress/i;

const logLine = v.looseObject({ msg: v.string(), time: v.number() });
const ofRequest = v.object({
  reqId: v.pipe(v.string(), v.uuid()),
  req: v.object({ method: v.string(), path: v.string() }),
});
const ofResponse = v.object({ reqId: v.string(), res: v.object({ statusCode: v.number() }) });

function lines() {
  const { err } = server.printed();
  return err
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => v.parse(logLine, JSON.parse(line)));
}
const breakTable = async (table: string) =>
  query(server, `alter table ${table} add constraint ${table}_broken check (false) not valid`);
const mendTable = async (table: string) => query(server, `alter table ${table} drop constraint ${table}_broken`);

/** Ends all database connections of the server again and again until the returned function is called. */
function killConnections(): () => Promise<void> {
  const over = new AbortController();
  const killing = (async () => {
    while (!over.signal.aborted) {
      await query(
        server,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await wait(5);
    }
  })();
  return async () => {
    over.abort();
    await killing;
  };
}

it('log lines about a query that violates a constraint contain the cause and the source line, but no values', async () => {
  await breakTable('users');
  const body = registrationDetails(personal);
  const { status } = await server.request('POST', '/api/v1/auth/register', { body });
  expect(status).toBe(500);
  await mendTable('users');
  const failed = lines().filter(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject([{ err: { cause: { code: '23514', table: 'users', constraint: 'users_broken' } } }]);
  // The server runs from its build, so the stack names the source file only if source maps work.
  expect(JSON.stringify(failed)).toMatch(/\/server\/src\/accounts\/store\.ts:\d+:\d+/);
  expect(server.printed().err).not.toMatch(FORBIDDEN);
});

it('log lines about a failed query contain no quiz answer, session or token', async () => {
  const player = await newPlayer(server);
  const quiz = await player.start();
  await breakTable('quiz_answers');
  expect((await player.respond(quiz.session, quiz.question.id, firstPossibleAnswer(quiz.question))).status).toBe(500);
  await mendTable('quiz_answers');
  const { typed, token } = await signUp(server, personal);
  await breakTable('sessions');
  expect((await signIn(server, typed.email, typed.password)).status).toBe(500);
  await mendTable('sessions');
  const { err } = server.printed();
  expect(err).toContain('quiz_answers_broken');
  expect(err).toContain('sessions_broken');
  expect(err).not.toMatch(FORBIDDEN);
  for (const secret of [token, quiz.session.session_id]) expect(err).not.toContain(secret);
});

it('log lines about a broken database connection contain no data of users', async () => {
  const stop = killConnections();
  const statuses = new Set<number>();
  try {
    for (let round = 0; round < 15; round += 1) {
      const body = registrationDetails(personal);
      statuses.add((await server.request('POST', '/api/v1/auth/register', { body })).status);
      statuses.add((await signIn(server, body.email, body.password)).status);
    }
  } finally {
    await stop();
  }
  expect(statuses).toContain(503);
  expect(server.printed().err).not.toMatch(FORBIDDEN);
});

it('log lines contain neither the URL nor the IP address of a request', async () => {
  const { typed } = await signUp(server, personal);
  for (const path of [`/api/v1/nothing/${typed.email}`, `/reset-password?token=${typed.email}`, `/%zz${typed.email}`]) {
    await server.request('GET', path, { headers: { referer: `http://x/${typed.email}` } });
  }
  await server.request('POST', '/api/v1/auth/login', { raw: `{"email": ${typed.email}` });
  expect(server.printed().err).not.toMatch(FORBIDDEN);
});

/** Returns method, path and status of each request in the log lines, except requests whose response is not logged yet. */
function eventsIn(written: readonly unknown[]) {
  const statusOf = new Map(
    written.flatMap((line) => {
      const { success, output } = v.safeParse(ofResponse, line);
      return success ? [[output.reqId, output.res.statusCode] as const] : [];
    }),
  );
  return written.flatMap((line) => {
    const { success, output } = v.safeParse(ofRequest, line);
    const status = success ? statusOf.get(output.reqId) : undefined;
    return success && status !== undefined ? [`${output.req.method} ${output.req.path} ${status}`] : [];
  });
}

it('every sign-in and every refused request is logged with its time, path and status', async () => {
  const { typed, token } = await signUp(server, personal);
  const before = lines().length;
  const start = Date.now();
  await signIn(server, typed.email, typed.password);
  await signIn(server, typed.email, 'not the password');
  await server.request('GET', '/api/v1/auth/me');
  await server.request('GET', '/api/v1/remote-health', { headers: { 'sec-fetch-site': 'cross-site' } });
  await server.request('PUT', '/api/v1/auth/me', { token, body: { first_name: 7 } });
  // The log line of a response is written after the client has received the response.
  const events = await waitUntil('the lines of all responses', async () => {
    const found = eventsIn(lines().slice(before));
    return found.length >= 5 ? found : undefined;
  });
  expect(events).toEqual([
    'POST /api/v1/auth/login 200',
    'POST /api/v1/auth/login 401',
    'GET /api/v1/auth/me 401',
    'GET /api/v1/remote-health 403',
    'PUT /api/v1/auth/me 422',
  ]);
  // The field `time` must be in milliseconds since 1970 (UTC).
  for (const { time } of lines().slice(before)) expect(Math.abs(time - start)).toBeLessThan(60_000);
});

it('log lines contain the request id of the response, and never a request id sent by the client', async () => {
  const idOf = async (path: string, id: string) =>
    (await server.request('GET', path, { headers: { 'x-request-id': id } })).headers.get('x-request-id') ?? '';
  const given = '0b0f6f0e-7f0c-4c7d-9a51-0d3b8f2f2a11';
  const made = await Promise.all(
    ['/api/v1/auth/me', '/api/v1/nothing', '/api/v1/%zz'].map((path) => idOf(path, given)),
  );
  for (const id of made) {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await waitUntil('the line of that request', async () =>
      lines().some((line) => v.is(v.looseObject({ reqId: v.literal(id) }), line)),
    );
  }
  expect(server.printed().err).not.toContain(given);
  expect(server.printed().err).not.toMatch(FORBIDDEN);
});
