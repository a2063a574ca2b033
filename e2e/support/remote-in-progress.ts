import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths';

const START_MS = 60_000;

export type RemoteInProgress = {
  /** The URL that `npm run dev` prints. */
  url: string;
  /** Changes one of the remote's files, or writes a new one, as a developer does. */
  edit: (path: string, change: (text: string) => string) => void;
  end: () => Promise<void>;
};

/**
 * Creates a new remote in a copy of the repository, and starts `npm run dev` for it in the product at the URL `product`.
 * @throws with the output if a step fails
 */
export async function startNewRemote(
  product: string,
  name: string,
  options: readonly string[],
): Promise<RemoteInProgress> {
  const copy = "import('./scripts/lib/copy-tree.mjs').then(({ copyTree }) => process.stdout.write(copyTree()))";
  const tree = execFileSync(process.execPath, ['-e', copy], { cwd: ROOT, encoding: 'utf8' });
  execFileSync(process.execPath, ['federation/cli/main.mjs', 'new', name, ...options], {
    cwd: tree,
    stdio: 'pipe',
  });
  const folder = join(tree, name);
  const child = spawn(process.execPath, ['../federation/cli/main.mjs', 'dev', '--server', product, '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dirname(tree), { recursive: true, force: true });
  };
  const printedUrl = () => /http\S+#override=\S+/.exec(printed)?.[0];
  for (const deadline = Date.now() + START_MS; printedUrl() === undefined; await sleep(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await end();
    throw new Error(`npm run dev did not start:\n${printed}`);
  }
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  };
  return { url: printedUrl() ?? '', edit, end };
}
