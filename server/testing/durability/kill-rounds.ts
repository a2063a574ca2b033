import { setTimeout as wait } from 'node:timers/promises';
import { databasePid, isAlive, removeData } from '../../test/support/embedded-database';
import { createUsers } from '../../test/support/create-users';
import { listenForMail, type SmtpListener } from '../../test/support/smtp-listener';
import { embeddedUrl } from '../embedded-url';
import { signal } from '../processes';
import { startServer, temporaryFolder, type RunningServer } from '../start-server';
import { countRegistered, inDatabase } from './in-database';
import { accountWriter, mailWriter, profileWriter, type Acknowledged, type Writer } from './writers';

const PROFILE_WRITERS = 3;
const MAIL_WRITERS = 2;
const PEOPLE_AT_ONCE = 500;
/** Acknowledged changes, and promised mails, of each round before the kill. */
const MIN_WRITES = 4;
/** Long enough for an attempt that a kill interrupted: its limit, the upkeep that finds it, and its back-off. */
const DRAIN_LIMIT_MS = 5 * 60 * 1000;

export interface KillOptions {
  readonly rounds: number;
  /** How long each round goes on writing after its first writes: a random time of at most this, in milliseconds. */
  readonly writeMs: number;
  /** In every round divisible by this one, PostgreSQL is killed too. */
  readonly killDatabaseEvery: number;
  /** Gives interrupted attempts at mails back at once, so that the end does not wait until they are overdue. */
  readonly isHurried: boolean;
  readonly onRound?: (round: number, restartMs: number) => void;
}

export interface KillReport {
  readonly acknowledged: { readonly changes: number; readonly accounts: number; readonly mails: number };
  /** Acknowledged and gone. */
  readonly lost: { readonly writes: number; readonly mails: number };
  /** Mails that arrived more than once: the kill came between the mail server's acceptance and its record. */
  readonly repeatedMails: number;
  readonly restartMs: readonly number[];
}

async function killDatabase(dataDir: string): Promise<void> {
  const pid = databasePid(dataDir);
  if (pid === undefined || !isAlive(pid)) return;
  signal(pid, 'SIGKILL');
  while (isAlive(pid)) await wait(10);
}

/** Users to mail, made in the database as they are needed. */
function peopleOf(dataDir: string): () => Promise<string> {
  let making: Promise<string[]> | undefined;
  return async () => {
    making ??= createUsers(embeddedUrl(dataDir), PEOPLE_AT_ONCE).then((emails) => [...emails]);
    const person = (await making).pop();
    if (person !== undefined) return person;
    making = undefined;
    throw new Error('Everybody has been asked');
  };
}

/** Waits until every user who was promised a mail has one; the number of those who have none in the end. */
async function drain(smtp: SmtpListener, mails: readonly string[]): Promise<number> {
  const deadline = Date.now() + DRAIN_LIMIT_MS;
  for (;;) {
    const arrived = new Set(smtp.deliveries.flatMap(({ to }) => to));
    const missing = mails.filter((email) => !arrived.has(email)).length;
    if (missing === 0 || Date.now() > deadline) return missing;
    await wait(200);
  }
}

function countRepeated(smtp: SmtpListener): number {
  const recipients = smtp.deliveries.flatMap(({ to }) => to);
  return recipients.length - new Set(recipients).size;
}

/** Starts a server with the embedded database, writes, kills it, starts it again, and counts what is lost. */
export async function killRounds(options: KillOptions): Promise<KillReport> {
  const dataDir = temporaryFolder();
  const smtp = await listenForMail();
  const acknowledged: Acknowledged = { accounts: [], mails: [], changes: 0 };
  const settings = { SMTP_URL: smtp.url, VERDANT_RESET_MAILS: '1000000' };
  const restartMs: number[] = [];
  let server: RunningServer = await startServer({ dataDir, settings });
  const url = () => `http://localhost:${server.port}`;

  try {
    const writers: Writer[] = [accountWriter(acknowledged, async (emails) => countRegistered(dataDir, emails))];
    for (let made = 0; made < PROFILE_WRITERS; made += 1) writers.push(await profileWriter(url(), acknowledged));
    let lostWrites = 0;

    for (let round = 1; round <= options.rounds; round += 1) {
      const nextPerson = peopleOf(dataDir);
      const mailWriters = Array.from({ length: MAIL_WRITERS }, () => mailWriter(acknowledged, nextPerson));
      // Some mails are still in the queue when the server is killed.
      smtp.be(round % 3 === 0 ? 'refuses' : 'takes');
      const writing = Promise.all([...writers, ...mailWriters].map(async (writer) => writer.writeUntilGone(url())));
      const before = { changes: acknowledged.changes, mails: acknowledged.mails.length };
      while (Math.min(acknowledged.changes - before.changes, acknowledged.mails.length - before.mails) < MIN_WRITES) {
        await wait(20);
      }
      await wait(Math.random() * options.writeMs);
      await server.kill();
      await writing;
      if (round % options.killDatabaseEvery === 0) await killDatabase(dataDir);

      const started = Date.now();
      server = await startServer({ dataDir, settings });
      restartMs.push(Date.now() - started);
      for (const writer of writers) lostWrites += await writer.countLost(url());
      options.onRound?.(round, restartMs.at(-1) ?? 0);
    }

    smtp.be('takes');
    if (options.isHurried) {
      await inDatabase(dataDir, `update pgboss.job set state = 'retry', start_after = now() where state <> 'failed'`);
    }
    const lostMails = await drain(smtp, acknowledged.mails);
    const { changes, accounts, mails } = acknowledged;
    return {
      acknowledged: { changes, accounts: accounts.length, mails: mails.length },
      lost: { writes: lostWrites, mails: lostMails },
      repeatedMails: countRepeated(smtp),
      restartMs,
    };
  } finally {
    await server.stop();
    await smtp.close();
    await removeData(dataDir);
  }
}
