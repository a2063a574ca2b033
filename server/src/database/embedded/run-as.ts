import { execFileSync, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { StartError } from '../../start-error';
import type { Binaries } from './binaries';

/** A program as `spawn` takes it. */
export interface Command {
  readonly program: string;
  readonly args: string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

/** User that runs the database's programs: the current user, or another one if the server runs as root. */
export interface RunAs {
  /** Owner of the data folder; undefined when that is ourselves. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  readonly command: (program: string, args: readonly string[]) => Command;
}

const USER = 'postgres';

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, USER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function findOrCreateUser(): { uid: number; gid: number } {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    // Does not exist yet.
  }
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', USER], {
      stdio: 'ignore',
      // Root by way of `su` has the PATH of the user before, on Debian without the folders of such programs.
      env: { ...process.env, PATH: [process.env['PATH'], '/usr/sbin', '/sbin'].join(':') },
    });
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StartError(
      `PostgreSQL refuses to run as root and the user "${USER}" cannot be made: ` +
        'make that user, start Verdant as another user, or set DATABASE_URL',
    );
  }
}

type Wrap = RunAs['command'];

function asUser(owner: { uid: number; gid: number }): Wrap {
  return (program, args) => ({ program, args: [...args], options: owner });
}

/** Runs as that user, with the capability to traverse folders closed to others. */
function asPassingUser(owner: { uid: number; gid: number }): Wrap {
  const flags = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // access(2) ignores the capability without this option, and PostgreSQL does not find its own program.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return (program, args) => ({ program: 'setpriv', args: [...flags, program, ...args], options: {} });
}

function reaches(wrap: Wrap, binaries: Binaries, dataDir: string): boolean {
  const { program, args, options } = wrap('/bin/sh', [
    '-c',
    'test -x "$0" && "$0" --version && cd "$1"',
    binaries.postgres,
    dataDir,
  ]);
  return spawnSync(program, args, { ...options, stdio: 'ignore', cwd: '/' }).status === 0;
}

/**
 * PostgreSQL refuses to run as root; started by root it runs as the user `postgres`. That user cannot
 * traverse folders closed to others (such as root's home), so it gets that one capability.
 * Throws a `StartError` when neither works.
 */
export function findRunAs(binaries: Binaries, dataDir: string): RunAs {
  if (process.platform === 'win32' || userInfo().uid !== 0) {
    return { owner: undefined, command: (program, args) => ({ program, args: [...args], options: {} }) };
  }
  const owner = findOrCreateUser();
  const command = [asUser(owner), asPassingUser(owner)].find((wrap) => reaches(wrap, binaries, dataDir));
  if (command) return { owner, command };
  throw new StartError(
    `The embedded database runs as the user "${USER}", which cannot reach ${dataDir} or ${binaries.postgres}: ` +
      'move them, start Verdant as another user, or set DATABASE_URL',
  );
}
