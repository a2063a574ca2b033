import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

/** Folder of the server's build, relative to the root of the tree. */
export const SERVER_BUILD = 'server/dist';

/** Builds the server of this tree unless its build is up to date. Rejects with the compiler's errors. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'server'], { cwd: ROOT });
}

/** Returns the arguments of Node that run a program of the server's build. */
export const builtProgramArgs = (name: string): string[] => ['--enable-source-maps', `${SERVER_BUILD}/${name}.js`];
