import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Sends a signal to one process. Throws for ids up to 1: 1 is the init process, and ids below 1 mean process groups. */
export function sendSignal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 1) throw new Error(`${pid} is not the id of a process`);
  process.kill(pid, name);
}

/** Sends a signal to processes, except to those that have ended since they were listed. */
export function sendSignals(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      sendSignal(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Returns a list with the process, or an empty list if the process has ended meanwhile. */
function readProcess(pid: string): RunningProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, in brackets, can contain spaces and brackets, so the text after the last bracket is read.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ pid: Number(pid), parent: Number(parent), command }];
  } catch {
    return [];
  }
}

/** Returns all processes of this machine. It reads `/proc` on Linux, because minimal Linux systems have no `ps`. */
export function listProcesses(): RunningProcess[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap(readProcess);
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
  });
}
