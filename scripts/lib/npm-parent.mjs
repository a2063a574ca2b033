import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from '../../federation/cli/lib/lock.mjs';

const CHECK_MS = 500;
const SHELL = /(^|\/)(ba|da|z|k)?sh$/;

/**
 * @param {number} pid
 * @returns {{ parent: number, command: string } | undefined}
 */
function look(pid) {
  try {
    if (process.platform === 'linux') {
      // A bare system has no `ps`. The name may have spaces and brackets of its own.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const end = stat.lastIndexOf(')');
      return { parent: Number(stat.slice(end + 2).split(' ')[1]), command: stat.slice(stat.indexOf('(') + 1, end) };
    }
    const [parent, command] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { parent: Number(parent), command: command ?? '' };
  } catch {
    return undefined;
  }
}

/** The npm that runs us: our parent, or the parent of the shell that it starts its scripts in. */
function findNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return undefined;
  const shell = look(process.ppid);
  return shell && SHELL.test(shell.command) ? shell.parent : process.ppid;
}

/**
 * An npm that is killed outright, or whose shell dies of the signal that npm passes on, leaves us running without a
 * parent: we end with it, in order, so that the port is free for the next start.
 */
export function endWithNpm() {
  const npm = findNpm();
  if (npm === undefined || npm <= 1) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
