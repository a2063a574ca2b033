import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error';
import { isAlive, type Cluster } from './cluster';
import { causeOf } from './data-folder';

/** Name of the only database user of the embedded database, a superuser. */
export const DATABASE_USER = 'verdant';

const DRAFT = 'postgres.new-';

/** Removes the draft folders of killed servers. The name of a draft folder contains the process id of its server. */
function removeStaleDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT) && !isAlive(Number(name.slice(DRAFT.length)))) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function fill(draft: string, password: string, { binaries, runAs }: Cluster): Promise<void> {
  const secret = join(draft, 'password');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (runAs.owner) for (const path of [draft, secret]) chownSync(path, runAs.owner.uid, runAs.owner.gid);
  const { program, args, options } = runAs.command(binaries.initdb, [
    `--pgdata=${join(draft, 'cluster')}`,
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
    cwd: draft,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
}

/**
 * Creates the cluster in a draft folder and then renames the folder, so that a crash leaves no incomplete cluster, and
 * concurrent servers use the same cluster.
 */
export async function initialise(cluster: Cluster, password: string): Promise<void> {
  const { dataDir, folder } = cluster;
  removeStaleDrafts(dataDir);
  const draft = join(dataDir, `${DRAFT}${process.pid}`);
  try {
    await fill(draft, password, cluster);
    renameSync(join(draft, 'cluster'), folder);
  } catch (error) {
    if (existsSync(join(folder, 'PG_VERSION'))) return;
    throw new StartError(`The database cannot be made in ${folder}: ${causeOf(error)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
