import { killRounds } from './kill-rounds';

/*
 * `npm run durability [rounds]`: kills a server in a write loop, mails included, and prints what was lost. Ends with 1
 * when anything was.
 */

const DEFAULT_ROUNDS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('The number of rounds must be a whole number from 1');
  const started = Date.now();
  const { acknowledged, lost, repeatedMails, restartMs } = await killRounds({
    rounds,
    writeMs: [200, 1_500],
    killDatabaseEvery: 5,
    isHurried: false,
    onRound: (round, ms) => {
      if (round % 10 === 0) say(`Round ${round} of ${rounds}, last restart in ${ms} ms`);
    },
  });
  const sorted = [...restartMs].sort((a, b) => a - b);
  const rows: [string, string | number][] = [
    ['Rounds of kill -9', rounds],
    ['of these with PostgreSQL', Math.floor(rounds / 5)],
    ['Acknowledged changes of profiles', acknowledged.changes],
    ['Acknowledged registrations', acknowledged.accounts],
    ['Acknowledged mails', acknowledged.mails],
    ['Acknowledged writes lost', lost.writes],
    ['Acknowledged mails lost', lost.mails],
    ['Mails sent more than once', repeatedMails],
    ['Restart, median / longest (ms)', `${sorted[Math.floor(sorted.length / 2)]} / ${sorted.at(-1)}`],
    ['Duration (s)', Math.round((Date.now() - started) / 1000)],
  ];
  for (const [name, value] of rows) say(`| ${name.padEnd(36)} | ${String(value).padStart(12)} |`);
  process.exitCode = lost.writes + lost.mails === 0 ? 0 : 1;
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
