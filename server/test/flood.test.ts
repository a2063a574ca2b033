import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from './support/people';
import { discard, startServer, type TestServer } from './support/start-server';

const VISITORS = 150;
const PROBES = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000000' });
});
afterAll(async () => discard(server));

/** The time below which `share` of the calls were answered, in milliseconds. */
async function answerTime(share: number, ask: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let probe = 0; probe < PROBES; probe += 1) {
    const started = performance.now();
    expect((await ask()).status).toBe(200);
    times.push(performance.now() - started);
    await wait(5);
  }
  return times.sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Infinity;
}

describe('a flood of sign-ins', () => {
  it('leaves the other calls responsive, and refuses what it cannot hold with a text', async () => {
    const { token } = await signUp(server);
    const health = () => server.request('GET', '/api/v1/health');
    const profile = () => server.request('GET', '/api/v1/auth/me', { token });
    const idle = (await answerTime(0.9, health)) + (await answerTime(0.9, profile));

    const statuses = new Map<number, number>();
    const flooding = new AbortController();
    const flood = Array.from({ length: VISITORS }, async (_, visitor) => {
      while (!flooding.signal.aborted) {
        const body = { email: `nobody-${visitor}@example.com`, password: 'correct horse' };
        const { status, body: answer } = await server.request('POST', '/api/v1/auth/login', { body });
        if (status === 503) expect(answer).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await wait(500);
    const busy = (await answerTime(0.9, health)) + (await answerTime(0.9, profile));
    flooding.abort();
    await Promise.all(flood);

    expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([401, 503]);
    // Wide enough for a machine that does other things as well; without the queue it is a hundredfold.
    expect(busy).toBeLessThan(Math.max(150, idle * 6));
  });
});
