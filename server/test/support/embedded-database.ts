import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from '../../src/database/embedded/cluster';
import { listProcesses, sendSignal } from '../../testing/processes';

/** Returns the process id of the PostgreSQL server in the folder; undefined if its pid file is missing or still empty. */
export function databasePid(dataDir: string): number | undefined {
  return readPostmaster(join(dataDir, 'postgres'))?.pid;
}

const NONE = -1;

export const childrenOf = (pid: number) => listProcesses().filter(({ parent }) => parent === pid);

/** Returns the ids of all processes of the PostgreSQL server in the folder, the main process first. */
export function databaseProcesses(dataDir: string): number[] {
  const main = databasePid(dataDir);
  return main === undefined ? [] : [main, ...childrenOf(main).map(({ pid }) => pid)];
}

/** Returns the ids of the PostgreSQL processes that serve connections of the product, for the database in the folder. */
export function databaseBackends(dataDir: string): number[] {
  const main = databasePid(dataDir);
  return childrenOf(main ?? NONE)
    .filter(({ command }) => command.includes('postgres: verdant verdant '))
    .map(({ pid }) => pid);
}

/** True if a process with that id runs; a zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

/** Stops the database that a killed server left behind, if any, and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  const pid = databasePid(dataDir);
  if (pid !== undefined && isAlive(pid)) {
    sendSignal(pid, 'SIGINT');
    while (isAlive(pid)) await wait(20);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
