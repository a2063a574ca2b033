import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const ROOT = resolve(__dirname, '../../..');
const record = v.object({ commit: v.string(), renew: v.string() });

/** The commit of the release before this one. */
export const previousRelease = v.parse(
  record,
  JSON.parse(readFileSync(join(__dirname, 'previous-release.json'), 'utf8')),
).commit;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 });

/** Whether this clone has that commit; a shallow one, or a tree without git, has not. */
export function hasPreviousRelease(): boolean {
  try {
    git('cat-file', '-e', `${previousRelease}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The server of that release with everything it imports, in a new temporary folder. Packages are those of this tree; only
 * `@verdant/*` are the old ones.
 */
export function unpackPreviousRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdant-previous-'));
  const archive = git('archive', '--format=tar', previousRelease, 'server', 'federation', 'shared', 'package.json');
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@verdant'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@verdant') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of ['federation', 'shared']) symlinkSync(join(folder, name), join(modules, '@verdant', name));
  for (const name of ['server', 'federation', 'shared']) linkOwnModules(folder, name);
  return folder;
}

/** A package that npm did not hoist is in its workspace. */
function linkOwnModules(folder: string, workspace: string): void {
  const own = join(ROOT, workspace, 'node_modules');
  try {
    symlinkSync(own, join(folder, workspace, 'node_modules'));
  } catch {
    // The workspace has none.
  }
}
