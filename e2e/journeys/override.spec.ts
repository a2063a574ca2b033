import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameDocument, markDocument } from '../support/document';
import { expect, test } from '../support/test';
import { ROOT } from '../support/paths';

const START_MS = 60_000;

type RemoteInProgress = {
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
async function startNewRemote(product: string, name: string, options: readonly string[]): Promise<RemoteInProgress> {
  const copy = "import('./scripts/testing/copy-tree.mjs').then(({ copyTree }) => process.stdout.write(copyTree()))";
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
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

test('a development override shows a new remote and its changes to the developer, but not to other visitors @g-development-override', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const remote = await startNewRemote(baseURL ?? '', 'mfe-goals', [
    '--path',
    '/goals-demo',
    '--title',
    'Goals',
    '--nav',
    'Goals',
    '--access',
    'public',
  ]);
  const bar = page.getByRole('complementary', { name: 'Developer override' });
  const title = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(remote.url);
    await expect(bar).toContainText('Use mfe-goals from http://127.0.0.1:');
    // An override in the URL is only proposed: without the user's consent it is not active.
    await page.reload();
    expect(await page.evaluate(async () => (await fetch('/api/v1/overrides')).text())).toBe(
      '{"overrides":[],"may_override":true}',
    );
    await bar.getByRole('button', { name: 'Use it' }).click();
    await expect(page).toHaveURL(/\/goals-demo$/);
    await expect(title).toHaveText('Goals');
    await expect(bar).toContainText(/mfe-goals comes from http:\/\/127\.0\.0\.1:\d+\/ until \d\d:\d\d/);
    const integrity = await page.locator('link[rel=stylesheet][href*="page-goals"]').getAttribute('integrity');
    expect(integrity).toMatch(/^sha384-/);

    // An edited style sheet is applied without a reload of the page.
    await markDocument(page);
    const text = page.getByText('Something new is being made here.');
    remote.edit('src/goals/goals.module.css', (css) => css.replace('var(--text-muted)', 'rgb(1, 2, 3)'));
    await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await isSameDocument(page)).toBe(true);

    // Edited code causes a reload of the page.
    remote.edit('src/texts.ts', (code) => code.replace('Something new is being made here.', 'It works.'));
    await expect(page.getByText('It works.')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);

    // The remote's files are at another origin, from which browsers refuse to start a worker.
    remote.edit('src/goals/double.worker.ts', () => 'onmessage = ({ data }) => postMessage(2 * data);\n');
    remote.edit(
      'src/goals/goals.tsx',
      (code) => `${code}
const worker = new Worker(new URL('./double.worker.ts', import.meta.url));
worker.onmessage = ({ data }) => document.documentElement.setAttribute('data-doubled', String(data));
worker.postMessage(21);
`,
    );
    await expect(page.locator('html')).toHaveAttribute('data-doubled', '42');

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(`${baseURL ?? ''}/goals-demo`);
    await expect(theirs).toHaveURL(/\/$/);
    await other.close();

    await bar.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(bar).toHaveCount(0);
  } finally {
    await remote.end();
  }
});
