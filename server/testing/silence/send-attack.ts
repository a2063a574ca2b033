import { Agent, request } from 'node:http';
import type { Attack } from './attacks';

const AT_ONCE = 4;
const LIMIT_MS = 90_000;

/** The status of the response; 0 when the connection was closed without one. */
async function sendAttack({ origin, token, agent }: Target, { method, path, headers, body }: Attack): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({
      agent,
      hostname,
      port,
      method,
      path,
      timeout: LIMIT_MS,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('response', (response) => {
      response.on('close', () => resolve(response.statusCode ?? 0)).resume();
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

interface Target {
  readonly origin: string;
  readonly token?: string;
  readonly agent: Agent;
}

/** Sends all of them, a few at once; how often each status came. */
export async function sendAttacks(
  target: Omit<Target, 'agent'>,
  attacks: readonly Attack[],
): Promise<ReadonlyMap<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  const queue = [...attacks];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const status = await sendAttack({ ...target, agent }, next);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return statuses;
}
