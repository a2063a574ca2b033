import { setTimeout as wait } from 'node:timers/promises';
import { databaseBackends, isAlive, removeData } from '../../test/support/embedded-database';
import { send } from '../../test/support/send';
import { signal } from '../processes';
import { startServer, temporaryFolder, type RunningServer } from '../start-server';
import { countRegistered } from './in-database';
import { accountWriter, profileWriter, type Acknowledged, type Writer } from './writers';

const PROFILE_WRITERS = 3;
/** Acknowledged writes before each kill. */
const MIN_WRITES = 4;
const RECOVERY_LIMIT_MS = 60_000;
/** Acceptable responses while the database recovers, in addition to success. */
const UNAVAILABLE = 503;

export interface BackendKillOptions {
  readonly kills: number;
  /** How long writes continue before each kill, after the first ones: a random time of at most this, in milliseconds. */
  readonly writeMs: number;
  readonly onKill?: (kill: number, recoveryMs: number) => void;
}

export interface BackendKillReport {
  /** Acknowledged writes, and how many of these are gone. */
  readonly acknowledged: number;
  readonly lost: number;
  /** How often the server ended. */
  readonly exits: number;
  /** Statuses of failed requests that are not 503. */
  readonly unexpected: readonly number[];
  /** From each kill until the server is ready again. */
  readonly recoveryMs: readonly number[];
}

/** Kills one process of the embedded database after the other while a server writes, and counts what is lost. */
export async function backendKills({ kills, writeMs, onKill }: BackendKillOptions): Promise<BackendKillReport> {
  const dataDir = temporaryFolder();
  const acknowledged: Acknowledged = { accounts: [], mails: [], changes: 0 };
  const total = () => acknowledged.changes + acknowledged.accounts.length;
  const unexpected: number[] = [];
  const recoveryMs: number[] = [];
  let exits = 0;
  let server: RunningServer = await startServer({ dataDir });
  const url = () => `http://127.0.0.1:${server.port}`;
  const onRefused = (status: number) => {
    if (status !== UNAVAILABLE) unexpected.push(status);
  };

  const untilReady = async () => {
    const started = Date.now();
    for (;;) {
      if (!isAlive(server.pid)) {
        exits += 1;
        server = await startServer({ dataDir });
      }
      const ready = await send(url(), 'GET', '/api/v1/health/ready', {}).catch(() => undefined);
      if (ready?.status === 200) return Date.now() - started;
      if (Date.now() - started > RECOVERY_LIMIT_MS) throw new Error(`not ready again within ${RECOVERY_LIMIT_MS} ms`);
      await wait(20);
    }
  };

  try {
    const writers: Writer[] = [
      accountWriter(acknowledged, async (emails) => countRegistered(dataDir, emails), onRefused),
    ];
    for (let made = 0; made < PROFILE_WRITERS; made += 1) {
      writers.push(await profileWriter(url(), acknowledged, onRefused));
    }
    let lost = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      const stop = new AbortController();
      const writing = Promise.all(writers.map(async (writer) => writer.writeUntilGone(url(), stop.signal)));
      const enough = total() + MIN_WRITES;
      while (total() < enough) await wait(20);
      await wait(Math.random() * writeMs);
      const backends = databaseBackends(dataDir);
      signal(backends[Math.floor(Math.random() * backends.length)], 'SIGKILL');
      // The server notices within the time of a request.
      await wait(100);
      recoveryMs.push(await untilReady());
      stop.abort();
      await writing;
      for (const writer of writers) lost += await writer.countLost(url());
      onKill?.(kill, recoveryMs.at(-1) ?? 0);
    }
    return {
      acknowledged: total(),
      lost,
      exits,
      unexpected: [...new Set(unexpected)],
      recoveryMs,
    };
  } finally {
    await server.stop();
    await removeData(dataDir);
  }
}
