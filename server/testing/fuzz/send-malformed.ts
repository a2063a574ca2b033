import { connect } from 'node:net';
import { MAX_SILENCE_MS } from '../silence/observed';
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
  /** Requests with a 5xx or without an end, and silences that were too long. */
  readonly failures: readonly string[];
  /** The longest silence of the server; 0 when no one measured. */
  readonly longestMs: number;
}

async function sendSlice(port: number, requests: readonly MalformedRequest[]) {
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

/** How long the server answered no one since the last call, in milliseconds. */
export type ReadSilence = () => Promise<number>;

const SLICE = 100;

/** The request of these after which the server was silent for longest; sent again, one by one. */
async function blame(port: number, requests: readonly MalformedRequest[], readSilence: ReadSilence): Promise<string> {
  let worst = { title: 'nothing', ms: 0 };
  for (const request of requests) {
    await sendOne(port, request);
    const ms = await readSilence();
    if (ms > worst.ms) worst = { title: request.title, ms };
  }
  return `${Math.round(worst.ms)} ms after ${worst.title}`;
}

/**
 * Sends all requests, a few at once, to a port of this machine. With `readSilence` a silence of more than 100 ms is a
 * failure as well.
 */
export async function sendMalformed(
  port: number,
  requests: readonly MalformedRequest[],
  readSilence?: ReadSilence,
): Promise<FuzzReport> {
  const outcomes: Record<string, number> = {};
  const failures: string[] = [];
  let longestMs = 0;
  for (let start = 0; start < requests.length; start += SLICE) {
    const slice = requests.slice(start, start + SLICE);
    const report = await sendSlice(port, slice);
    for (const [outcome, times] of Object.entries(report.outcomes)) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
    }
    failures.push(...report.failures);
    if (!readSilence) continue;
    const ms = await readSilence();
    longestMs = Math.max(longestMs, ms);
    if (ms > MAX_SILENCE_MS) failures.push(`silent for ${Math.round(ms)} ms: ${await blame(port, slice, readSilence)}`);
  }
  return { outcomes, failures, longestMs };
}
