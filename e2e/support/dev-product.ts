import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths';
import { freePort } from '../../server/testing/free-port';
import { temporaryDataDir } from './server';

const START_MS = 90_000;

export type DevProduct = {
  url: string;
  /** Everything that was printed so far. */
  printed: () => string;
  /** Changes a file of the tree, as a developer does. */
  edit: (path: string, change: (text: string) => string) => void;
  /** Asks it to end, as Ctrl+C does. @returns its exit code */
  interrupt: () => Promise<number | null>;
  remove: () => Promise<void>;
};

function copyOfTree(remotes: readonly string[]): string {
  const copy = "import('./scripts/lib/copy-tree.mjs').then(({ copyTree }) => process.stdout.write(copyTree()))";
  const tree = execFileSync(process.execPath, ['-e', copy], { cwd: ROOT, encoding: 'utf8' });
  const others = readdirSync(tree).filter((name) => name.startsWith('mfe-') && !remotes.includes(name));
  for (const name of others) rmSync(join(tree, name), { recursive: true });
  return tree;
}

/**
 * `npm run dev` in a copy of the tree that has only some of the remotes, with data of its own.
 * @throws with what was printed when it does not start
 */
export async function startDevProduct(remotes: readonly string[]): Promise<DevProduct> {
  const tree = copyOfTree(remotes);
  const data = temporaryDataDir();
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev-all.mjs'], {
    cwd: tree,
    env: { ...process.env, PORT: String(port), DATA_DIR: data.path, BANK_LINK_MODE: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const interrupt = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const remove = async () => {
    await interrupt();
    rmSync(dirname(tree), { recursive: true, force: true });
    data.remove();
  };
  const url = () => /Ready at (\S+)/.exec(printed)?.[1];
  for (const deadline = Date.now() + START_MS; url() === undefined; await sleep(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await remove();
    throw new Error(`npm run dev did not start:\n${printed}`);
  }
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(tree, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  return { url: url() ?? '', printed: () => printed, edit, interrupt, remove };
}
