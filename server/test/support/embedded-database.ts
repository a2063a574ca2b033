import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export { embeddedUrl } from '../../testing/embedded-url';

/** The id of the PostgreSQL on the folder, or undefined when there is no trace of one. */
export function databasePid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** The processes of the PostgreSQL on the folder that serve connections of the product. */
export function databaseBackends(dataDir: string): number[] {
  const main = databasePid(dataDir) ?? 0;
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(main)], { encoding: 'utf8' });
  return children
    .split('\n')
    .filter((line) => line.includes('postgres: verdant verdant '))
    .map((line) => Number.parseInt(line, 10));
}

/** Whether a process with that id runs; a zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

/** The id of the process that started this one. */
export function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** Stops the database that a killed server left behind, if any, and removes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  const pid = databasePid(dataDir);
  if (pid !== undefined && isAlive(pid)) {
    process.kill(pid, 'SIGINT');
    while (isAlive(pid)) await wait(20);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
