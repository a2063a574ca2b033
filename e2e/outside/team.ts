import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from '../../server/testing/free-port';
import { browserLaunchOptions } from '../support/browser';
import { ROOT } from '../support/paths';

const STEP_LIMIT_MS = 240_000;
const DEV_LIMIT_MS = 60_000;
/** Environment variable with the port of the team's own server. */
export const SERVICE_PORT_VARIABLE = 'OUTSIDE_SERVICE_PORT';

export type CommandResult = { code: number | null; out: string };

type Launched = { child: ChildProcess; printed: () => string };

function launch(folder: string, command: string, args: readonly string[], npm: Record<string, string> = {}): Launched {
  // The environment of a user's terminal, without variables of npm or of the test run.
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, CI: '1', ...npm };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return { child, printed: () => out };
}

/** Runs a command until it ends, or kills it after a time limit. */
async function run(
  folder: string,
  command: string,
  args: readonly string[],
  npm?: Record<string, string>,
): Promise<CommandResult> {
  const { child, printed } = launch(folder, command, args, npm);
  const late = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS);
  await once(child, 'close').finally(() => clearTimeout(late));
  return { code: child.exitCode, out: printed() };
}

/** Packs the platform as `npm run pack` does. @returns the tarballs */
export async function packPlatform(folder: string): Promise<string[]> {
  const { code, out } = await run(ROOT, process.execPath, [join(ROOT, 'scripts/pack.mjs'), folder]);
  if (code !== 0) throw new Error(out);
  return readdirSync(folder).map((name) => join(folder, name));
}

/**
 * Copies tarballs to another folder, and gives the tarball of the platform the next minor version and changed files.
 * @returns that folder
 */
export async function packNextVersion(
  packages: string,
  folder: string,
  change: (path: string, text: string) => string,
): Promise<string> {
  mkdirSync(folder);
  const [ours = '', ...others] = readdirSync(packages).toSorted();
  for (const name of others) copyFileSync(join(packages, name), join(folder, name));
  const unpacked = join(folder, 'package');
  await run(folder, 'tar', ['xzf', join(packages, ours)]);
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8', withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))) {
    const text = readFileSync(file, 'utf8');
    const path = relative(unpacked, file);
    const changed = path === 'package.json' ? text.replace(/("version": "\d+)\.0\.0"/, '$1.1.0"') : change(path, text);
    if (changed !== text) writeFileSync(file, changed);
  }
  const { code, out } = await run(unpacked, 'npm', ['pack', '--pack-destination', folder]);
  if (code !== 0) throw new Error(out);
  return folder;
}

/** A team that runs commands and edits files in a folder outside the repository. */
export class Team {
  readonly place = mkdtempSync(join(tmpdir(), 'verdant-outside-'));
  readonly folder: string;
  private readonly command: string;
  private started: ChildProcess[] = [];
  private readonly npmSettings: Record<string, string>;

  /** @param registry URL of the package registry from which the team installs packages */
  constructor(name: string, registry: string) {
    this.folder = join(this.place, name);
    this.command = join(this.folder, 'node_modules/.bin/verdant-remote');
    mkdirSync(this.folder);
    this.npmSettings = { npm_config_registry: registry, npm_config_cache: join(this.place, 'npm-cache') };
  }

  /** Runs npm and returns its output. @throws with the output if npm fails */
  async npm(...words: string[]): Promise<string> {
    const { code, out } = await run(this.folder, 'npm', words, this.npmSettings);
    if (code !== 0) throw new Error(`npm ${words.join(' ')} ended with ${code}:\n${out}`);
    return out;
  }

  /** Runs the team's `npm run e2e` with the browser of this checkout. */
  async browserTests(server: string, more: Record<string, string> = {}): Promise<CommandResult> {
    const { executablePath = '', env = {} } = browserLaunchOptions();
    const { LD_LIBRARY_PATH = '', FONTCONFIG_FILE = '' } = env;
    const browser = { CHROME_PATH: executablePath, LD_LIBRARY_PATH, FONTCONFIG_FILE };
    return run(this.folder, 'npm', ['run', 'e2e'], {
      ...this.npmSettings,
      ...browser,
      ...more,
      VERDANT_SERVER: server,
    });
  }

  /** Runs `verdant-remote` directly, because `npx` takes another second. */
  async remote(...words: string[]): Promise<CommandResult> {
    return run(this.folder, this.command, words, this.npmSettings);
  }

  /** Waits until a command that runs until `stop` prints `before`. @returns the rest of the line after `before` */
  private async printed({ child, printed }: Launched, before: string): Promise<string> {
    this.started.push(child);
    for (const deadline = Date.now() + DEV_LIMIT_MS; Date.now() < deadline && child.exitCode === null;) {
      const [, after] = printed().split(before);
      if (after?.includes('\n')) return after.split('\n', 1)[0] ?? '';
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`It did not start:\n${printed()}`);
  }

  /** Runs `verdant-remote dev` until `stop`. @returns the URL that the command prints */
  async develop(server: string): Promise<string> {
    const words = ['dev', '--server', server, '--port', '0'];
    return this.printed(launch(this.folder, this.command, words), 'press "Use it": ');
  }

  /** Runs the team's own copy of the product until `stop`. @returns its URL */
  async shell(): Promise<string> {
    const words = ['shell', '--port', String(await freePort())];
    return this.printed(launch(this.folder, this.command, words), 'is ready at ');
  }

  /** Runs the team's own server until `stop`, as `npm start` does. */
  async serve(product: string): Promise<void> {
    const settings = { PRODUCT_URL: product, PORT: process.env[SERVICE_PORT_VARIABLE] ?? '' };
    const service = join(this.folder, 'service');
    await this.printed(launch(service, process.execPath, ['--import', 'tsx', 'server.ts'], settings), 'listens on');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  add(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  edit(path: string, change: (text: string) => string): void {
    const file = join(this.folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Ends the commands that this team has started. */
  async stop(): Promise<void> {
    for (const child of this.started) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    this.started = [];
  }

  /** Ends the team's processes, and deletes the team's folder. */
  async leave(): Promise<void> {
    await this.stop();
    rmSync(this.place, { recursive: true, force: true });
  }
}
