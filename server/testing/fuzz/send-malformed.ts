import { connect } from 'node:net';
import type { MalformedRequest } from './malformed';

const LIMIT_MS = 15_000;
const AT_ONCE = 8;

/** What became of a request: its status, or that the connection was closed, or stayed silent, without one. */
export type Outcome = number | 'closed' | 'silent';

/** The last status in what was received: an interim one such as 100 comes before it. */
function statusIn(text: string): number | undefined {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  return statuses.find((status) => status >= 200);
}

async function sendOne(port: number, { bytes }: MalformedRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: 'localhost', port }, () => socket.write(bytes));
    const end = (without: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(statusIn(received) ?? without);
    };
    const timer = setTimeout(() => end('silent'), LIMIT_MS);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      if (received.length < 1_000) received += chunk;
    });
    socket.on('close', () => end('closed')).on('error', () => end('closed'));
  });
}

export interface FuzzReport {
  /** How often each outcome was. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Requests with a 5xx or without an end. */
  readonly failures: readonly string[];
}

/** Sends all requests, a few at once, to a port of this machine. */
export async function sendMalformed(port: number, requests: readonly MalformedRequest[]): Promise<FuzzReport> {
  const outcomes: Record<string, number> = {};
  const failures: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await sendOne(port, next);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'silent' || Number(outcome) >= 500) {
        failures.push(`${outcome} ${next.title}\n${next.bytes.toString('utf8').slice(0, 1_500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { outcomes, failures };
}
