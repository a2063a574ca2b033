import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import type { Binaries } from './binaries';
import { causeOf } from './data-folder';
import { isAlive } from './processes';
import type { RunAs } from './run-as';

/** The database's superuser, and the only one. */
export const DATABASE_USER = 'verdant';

const DRAFT = 'postgres.new-';

function removeStaleFiles(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT) && !isAlive(Number(name.slice(DRAFT.length)))) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function fill(folder: string, password: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const cluster = join(folder, 'cluster');
  const secret = join(folder, 'password');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (runAs.owner) for (const path of [folder, secret]) chownSync(path, runAs.owner.uid, runAs.owner.gid);
  const { program, args, options } = runAs.command(binaries.initdb, [
    `--pgdata=${cluster}`,
    `--pwfile=${secret}`,
    `--username=${DATABASE_USER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  await promisify(execFile)(program, args, {
    ...options,
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
}

/**
 * Creates the cluster in `dataDir/postgres`: in a temporary folder, then moved as a whole, so that a crash leaves
 * nothing incomplete, and of two servers starting at once one wins.
 */
export async function initialise(dataDir: string, password: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  removeStaleFiles(dataDir);
  const draft = join(dataDir, `${DRAFT}${process.pid}`);
  const cluster = join(dataDir, 'postgres');
  try {
    await fill(draft, password, binaries, runAs);
    renameSync(join(draft, 'cluster'), cluster);
  } catch (error) {
    if (existsSync(join(cluster, 'PG_VERSION'))) return;
    throw new StartError(`The database cannot be made in ${cluster}: ${causeOf(error)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
