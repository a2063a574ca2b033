import { buildServer } from '../build-server';
import { backendKills } from './backend-kills';
import { killRounds } from './kill-rounds';

/*
 * `npm run durability [rounds] [kills]`: kills a server in a write loop, mails included, then one process of its database
 * after the other, and prints what was lost. Ends with 1 when anything was, or when the server ended with its database.
 */

const DEFAULT_ROUNDS = 100;
const DEFAULT_KILLS = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Row = readonly [string, string | number];

const printRows = (rows: readonly Row[]) => {
  for (const [name, value] of rows) say(`| ${name.padEnd(36)} | ${String(value).padStart(12)} |`);
};

function medianAndLongest(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} / ${sorted.at(-1)}`;
}

/** @returns whether nothing was lost */
async function killServer(rounds: number): Promise<boolean> {
  const { acknowledged, lost, repeatedMails, restartMs } = await killRounds({
    rounds,
    writeMs: 2_500,
    killDatabaseEvery: 5,
    isHurried: false,
    onRound: (round, ms) => {
      if (round % 10 === 0) say(`Round ${round} of ${rounds}, last restart in ${ms} ms`);
    },
  });
  printRows([
    ['Rounds of kill -9', rounds],
    ['of these with PostgreSQL', Math.floor(rounds / 5)],
    ['Acknowledged changes of profiles', acknowledged.changes],
    ['Acknowledged registrations', acknowledged.accounts],
    ['Acknowledged mails', acknowledged.mails],
    ['Acknowledged writes lost', lost.writes],
    ['Acknowledged mails lost', lost.mails],
    ['Mails sent more than once', repeatedMails],
    ['Restart, median / longest (ms)', medianAndLongest(restartMs)],
  ]);
  return lost.writes + lost.mails === 0;
}

/** @returns whether nothing was lost, and the server outlived its database each time */
async function killBackends(kills: number): Promise<boolean> {
  const { acknowledged, lost, exits, unexpected, recoveryMs } = await backendKills({
    kills,
    writeMs: 1_000,
    onKill: (kill, ms) => {
      if (kill % 10 === 0) say(`Kill ${kill} of ${kills}, ready again after ${ms} ms`);
    },
  });
  printRows([
    ['Processes of the database killed', kills],
    ['Exits of the server', exits],
    ['Acknowledged writes', acknowledged],
    ['Acknowledged writes lost', lost],
    ['Errors that are not 503', unexpected.join(', ') || 'none'],
    ['Ready again, median / longest (ms)', medianAndLongest(recoveryMs)],
  ]);
  return lost + exits + unexpected.length === 0;
}

function countOf(text: string | undefined, fallback: number): number {
  const count = Number(text ?? fallback);
  if (!Number.isInteger(count) || count < 0) throw new Error('The numbers of rounds and kills are whole numbers');
  return count;
}

async function run(): Promise<void> {
  const [, , rounds, kills] = process.argv;
  await buildServer();
  const started = Date.now();
  const drills = [
    { times: countOf(rounds, DEFAULT_ROUNDS), drill: killServer },
    { times: countOf(kills, DEFAULT_KILLS), drill: killBackends },
  ];
  for (const { times, drill } of drills) if (times > 0 && !(await drill(times))) process.exitCode = 1;
  printRows([['Duration (s)', Math.round((Date.now() - started) / 1000)]]);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
