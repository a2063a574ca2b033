import { createInterface } from 'node:readline/promises';

/** An expected failure, whose message is shown without a stack. */
export class Failure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command line and sets the exit code. Only unexpected errors show their stack.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}

const HEARTBEAT_MS = 30_000;
const TICK_MS = 500;

/** Returns rows as indented lines with aligned columns. @param {string[][]} rows */
export function alignColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

/**
 * Asks the user for a confirmation at the terminal. @param {string} consequence sentence about what will happen @throws
 * {Failure} if the user does not confirm, or if there is no interactive terminal
 */
export async function askToConfirm(consequence) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Failure(`${consequence}\nTo do it all the same, add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${consequence}\nDo it all the same? (y/N) `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

/**
 * Reports that a long step is still running: rewrites one line in a terminal, or adds a line to a log every 30 seconds.
 * @param {() => string} describe the current work
 */
export function startProgress(describe) {
  const stream = process.stdout;
  const started = Date.now();
  const live = stream.isTTY && !process.env['CI'];
  const line = () => `  ${describe()} ... ${formatDuration(Date.now() - started)}`;
  const clear = () => {
    if (live) stream.write('\r\u001b[K');
  };
  const timer = live
    ? setInterval(() => stream.write(`\r\u001b[K${line().slice(0, stream.columns - 1)}`), TICK_MS)
    : setInterval(() => stream.write(`${line()}\n`), HEARTBEAT_MS);
  timer.unref();
  return {
    /** @param {string} text printed above the progress */
    log(text) {
      clear();
      stream.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      clear();
      return Date.now() - started;
    },
  };
}

/** @param {number} ms @returns {string} `0.4 s`, `12 s`, `1 min 5 s` */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
