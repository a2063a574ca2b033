import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyTree } from './lib/copy-tree.mjs';

/** A change takes a second or two; a busy machine may take much longer. */
const PATIENCE_MS = 120_000;
const REMOTE = 'mfe-marketing';
const TEXTS = `${REMOTE}/src/texts/en.ts`;
const ROUTES = 'server/src/health/routes.ts';

let tree;
let data;
let url;
let child;
let printed = '';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until something is so. */
async function until(isSo) {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain. Printed so far:\n${printed}`);
  }
}

function edit(path, change) {
  const file = join(tree, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const get = async (path) => (await fetch(`${url}${path}`)).text();
/** What an open page hears; undefined while nothing responds. */
async function generation() {
  const ending = new AbortController();
  try {
    const response = await fetch(`${url}/__dev/events`, { signal: ending.signal });
    const { value } = await response.body.getReader().read();
    return /data: (.*)/.exec(new TextDecoder().decode(value))?.[1];
  } catch {
    return undefined;
  } finally {
    ending.abort();
  }
}

/** The page's script, as a browser gets it. */
async function pageScript() {
  const { modules } = JSON.parse(readFileSync(join(tree, '.cache/watch', REMOTE, 'dist/release.json'), 'utf8'));
  return get(`/remotes/${REMOTE}/${modules['./landing'].js.at(-1)}`);
}

beforeAll(async () => {
  tree = copyTree();
  // One remote is enough, and the shell takes the longest.
  const others = readdirSync(tree).filter((name) => /^(shell|mfe-.*)$/.test(name) && name !== REMOTE);
  for (const name of others) rmSync(join(tree, name), { recursive: true });
  data = mkdtempSync(join(tmpdir(), 'verdant-dev-'));
  // The database may run as another user.
  chmodSync(data, 0o755);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, BANK_LINK_MODE: 'off', NODE_ENV: '' };
  child = spawn(process.execPath, ['scripts/dev-all.mjs'], { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  await until(() => printed.includes(`Ready at ${url}`));
}, PATIENCE_MS);

afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  rmSync(dirname(tree), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}, PATIENCE_MS);

test(
  'a change of a remote is built and served, and open pages hear of it',
  async () => {
    const before = await generation();
    expect(await pageScript()).toContain('AI-powered insights for your goals');
    edit(TEXTS, (code) => code.replace('AI-powered insights for your goals', 'Insights made today'));
    await until(async () => ![before, undefined].includes(await generation()));
    expect(await pageScript()).toContain('Insights made today');
  },
  PATIENCE_MS,
);

test(
  'what does not build is shown, and the previous build stays',
  async () => {
    const before = await generation();
    edit(TEXTS, (code) => `${code}\nexport const = ;\n`);
    await until(() => printed.includes(`${REMOTE} FAILED`));
    expect(await pageScript()).toContain('Insights made today');
    expect(await generation()).toBe(before);
    edit(TEXTS, (code) => code.replace('\nexport const = ;\n', ''));
  },
  PATIENCE_MS,
);

test(
  'a server that ends is shown, and starts again at the next change',
  async () => {
    edit(ROUTES, (code) => `${code}\nthrow new Error('Half written');\n`);
    await until(() => /Half written[^]*The server ended \(1\)/.test(printed));
    edit(ROUTES, (code) =>
      code.replace("\nthrow new Error('Half written');\n", '').replace('name: brand.name', "name: 'Changed'"),
    );
    await until(async () => (await generation()) !== undefined);
    expect(await get('/api/v1/')).toContain('Changed');
  },
  PATIENCE_MS,
);

test(
  'Ctrl+C ends the server and its database',
  async () => {
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    await expect(get('/api/v1/')).rejects.toThrow('fetch failed');
    expect(readdirSync(join(data, 'postgres'))).not.toContain('postmaster.pid');
  },
  PATIENCE_MS,
);
