import * as v from 'valibot';
import { linkSession } from '@verdant/shared/contract';
import { observedSettings, readObserved } from '../../testing/requests/observed';
import { sendAll } from '../../testing/requests/send-all';
import { slowRequests } from '../../testing/requests/slow-requests';
import { productTargets, sandboxTargets, type Target } from '../../testing/requests/targets';
import { sharedBuilds, sharedServer } from '../support/shared-server';
import { signUpVerified } from '../support/users';

const LIMIT_MS = 400_000;
/** Maximum processor time of the server's thread before it turns to the next client. It does not grow on a busy machine. */
const MAX_SILENCE_MS = 100;

const server = sharedServer({ VERDANT_BUILDS_DIR: sharedBuilds(), ...observedSettings });
let token: string;
beforeAll(async () => {
  ({ token } = await signUpVerified(server));
});

/** Sends slow requests to every route of an application. Returns routes that silence it or fail, and all routes. */
async function attack(origin: string, bearer: string, targets: readonly Target[]) {
  const { routes } = await readObserved(origin);
  const headers = [['content-type', 'application/json'] as const];
  // Each call loads and compiles its code on first use, which is no silence of an attack.
  await sendAll(
    origin,
    targets.map(({ method, path, body }) => ({ method, path, headers, body: JSON.stringify(body) })),
  );
  await readObserved(origin);
  const problems: string[] = [];
  // GET and HEAD have the same handler.
  for (const route of routes.filter(({ method }) => method !== 'HEAD')) {
    const requests = slowRequests(route, targets, bearer);
    problems.push(...(await sendAll(origin, requests)));
    if ((await readObserved(origin)).longestMs <= MAX_SILENCE_MS) continue;
    // One by one: the silence may have been of several at once.
    for (const request of requests) {
      await sendAll(origin, [request]);
      const { longestMs } = await readObserved(origin);
      if (longestMs > MAX_SILENCE_MS) problems.push(`${longestMs} ms after ${JSON.stringify(request).slice(0, 300)}`);
    }
  }
  return { problems, routes };
}

test(
  'no path, query, header, cookie or body of any route silences the server for 100 ms',
  async () => {
    const { problems, routes } = await attack(server.url, token, productTargets);
    expect(problems).toEqual([]);
    expect(routes.length).toBeGreaterThan(80);
    // The session was valid to the end.
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  },
  LIMIT_MS,
);

test(
  'no request to the sandbox silences it for 100 ms',
  async () => {
    const response = await server.request('POST', '/api/v1/bank/link-session', { token, body: {} });
    const { origin } = new URL(v.parse(linkSession, response.body).fastlink_url);
    const { problems, routes } = await attack(origin, token, sandboxTargets);
    expect(problems).toEqual([]);
    expect(routes.length).toBeGreaterThan(4);
  },
  LIMIT_MS,
);
