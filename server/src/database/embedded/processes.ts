import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of that id exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Whether the process is the PostgreSQL of that folder. After a machine crash its id may belong to another
 * program. Where command lines cannot be read, a running process counts as ours.
 */
export function isPostgresOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLine(pid);
  return command === undefined || (command.includes('postgres') && command.includes(folder));
}
