import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { collectFailedRequests } from '../../testing/requests/send-all';
import { slowRequests } from '../../testing/requests/slow-requests';
import { productTargets, buildRequest } from '../../testing/requests/targets';
import { sharedBuilds, sharedServer } from '../support/shared-server';
import { signUpVerified } from '../support/users';

const LIMIT_MS = 400_000;
/** Maximum CPU time in milliseconds for which the main thread blocks other clients. CPU time ignores machine load. */
const MAX_SILENCE_MS = 100;
const observer = pathToFileURL(join(__dirname, '../../testing/requests/observe.mjs')).href;

const server = sharedServer({ VERDANT_BUILDS_DIR: sharedBuilds(), NODE_OPTIONS: `--import ${observer}` });
let token: string;
beforeAll(async () => {
  ({ token } = await signUpVerified(server));
});

/** Sends slow requests to all calls of the product. Returns requests that fail or block the event loop. */
async function attack(): Promise<string[]> {
  const origin = server.url;
  const longestSilence = async () => v.parse(v.number(), await (await fetch(`${origin}/silence`)).json());
  // Warms up each call, because loading and compiling code on first use also blocks the event loop.
  await collectFailedRequests(
    origin,
    productTargets.map((target) => buildRequest(target, '')),
  );
  await longestSilence();
  const problems: string[] = [];
  for (const target of productTargets) {
    const requests = slowRequests(target, token);
    problems.push(...(await collectFailedRequests(origin, requests)));
    if ((await longestSilence()) <= MAX_SILENCE_MS) continue;
    // Sends the requests again one by one, to find out whether one of them or only several together blocked the event loop.
    for (const request of requests) {
      await collectFailedRequests(origin, [request]);
      const longestMs = await longestSilence();
      if (longestMs > MAX_SILENCE_MS) problems.push(`${longestMs} ms after ${JSON.stringify(request).slice(0, 300)}`);
    }
  }
  return problems;
}

test(
  'no hostile path, query, header, cookie or body of an API call blocks the server for 100 ms',
  async () => {
    expect(await attack()).toEqual([]);
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  },
  LIMIT_MS,
);
