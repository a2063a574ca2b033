import { newUser } from '../support/users';
import { sharedServer } from '../support/shared-server';
import { productBuildsSetting } from '../support/start-server';
import { waitUntil } from '../support/until';

const VISITORS = 150;
const PROBES = 10;

const server = sharedServer({
  ...productBuildsSetting,
  VERDANT_TRUST_PROXY: '1',
  VERDANT_SIGN_IN_ATTEMPTS: '1000',
  VERDANT_SIGN_IN_FAILURES: '10000',
  VERDANT_SIGN_IN_FAILURES_PER_IP: '10000',
});

describe('a flood of sign-ins', () => {
  it('leaves other requests responsive; sign-ins beyond the capacity of the queue are refused with 503', async () => {
    const { token } = await newUser(server);
    const statuses: number[] = [];
    const flood = Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const { status, body } = await server.request('POST', '/api/v1/auth/login', {
          body: { email: `nobody-${visitor}@example.com`, password: 'correct horse' },
          headers: { 'x-forwarded-for': `198.51.100.${visitor}` },
        });
        if (status === 503) expect(body).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
        statuses.push(status);
      }),
    );
    // A refusal means that the queue is full: about a hundred sign-ins are waiting for their password check.
    await waitUntil('the first refusal', async () => statuses.includes(503));
    for (let probe = 0; probe < PROBES; probe += 1) {
      expect((await server.request('GET', '/api/v1/health')).status).toBe(200);
      expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
    }
    // Password checks in the thread of the requests would delay the probes until most sign-ins have ended.
    const checkedBefore = statuses.filter((status) => status === 401).length;
    await flood;
    const checked = statuses.filter((status) => status === 401).length;
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(checkedBefore).toBeLessThan(checked / 2);
  });
});
