import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { ensureInstalled } from '../install.mjs';
import { remoteIn } from '../remote-in.mjs';
import { ROOT } from '../root.mjs';
import { duration } from '../time.mjs';
import { watchRemote } from './build-loop.mjs';
import { startDevServer } from './dev-server.mjs';
import { createGenerations } from './generations.mjs';

const DEFAULT_SERVER = 'http://localhost:3000';
const DEFAULT_PORT = 4600;
const OPTIONS = /** @type {const} */ ({
  server: { type: 'string' },
  port: { type: 'string' },
  public: { type: 'string' },
  help: { type: 'boolean' },
});

/** @param {string} name */
const usage = (name) =>
  [
    `Usage: npm run dev -w ${name} [-- <options>]`,
    '',
    `  --server <address>   of the running product; ${DEFAULT_SERVER} without it`,
    `  --port <number>      of this remote's files; ${DEFAULT_PORT}, or any free one while that is taken`,
    '  --public <address>   where the product and its visitors reach these files, when that is not this machine',
  ].join('\n');

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Say --help to see what there is.`,
      2,
    );
  }
}

/** @param {string} text @param {string} option */
function address(text, option) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Failure(`--${option} ${text} is no address, such as https://verdant.example.com`, 2);
  }
  return new URL(text);
}

/** @param {string | undefined} text */
function portOf(text) {
  if (text !== undefined && !(/^\d{1,5}$/.test(text) && Number(text) <= 65_535)) {
    throw new Failure(`--port ${text} is no port`, 2);
  }
  return text === undefined ? undefined : Number(text);
}

/** @param {Parameters<typeof startDevServer>[0]} generations @param {number | undefined} port */
async function serve(generations, port) {
  try {
    return await startDevServer(generations, port ?? DEFAULT_PORT);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    if (port !== undefined) throw new Failure(`Port ${port} is taken: choose another one with --port`);
    return startDevServer(generations, 0);
  }
}

/** @param {string} origin */
async function sayIfAbsent(origin) {
  const answer = await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  if (!answer) console.log(`Nothing answers at ${origin} yet: start the product there, or name another with --server.`);
}

/**
 * Builds a remote at every change and serves it to a running product; ends with Ctrl+C.
 * @param {string[]} args
 * @param {string} folder the remote's
 * @returns {Promise<number>}
 */
export async function runDev(args, folder) {
  const name = remoteIn(folder, 'dev');
  const values = parse(args);
  if (values.help) {
    console.log(usage(name));
    return 0;
  }
  const product = address(values.server ?? DEFAULT_SERVER, 'server').origin;
  const elsewhere =
    values.public === undefined ? undefined : address(values.public, 'public').href.replace(/\/*$/, '/');
  const port = portOf(values.port);
  await ensureInstalled();

  const generations = createGenerations();
  const server = await serve(generations, port);
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  const url = elsewhere ?? server.url;

  const watching = await watchRemote(name, `${version}-dev`, (result) => {
    if ('problem' in result) {
      console.error(`The build of ${name} failed; pages keep the one before.\n${result.problem}`);
      return server.tell({ problem: result.problem });
    }
    const { generation, ms } = result;
    const before = generations.newest();
    if (generation.entry !== before?.entry) generations.add(generation);
    server.tell({ entry: generation.entry, files: generation.files });
    if (generation.entry === before?.entry) return;
    if (before) return console.log(`Built again in ${duration(ms)}`);
    console.log(`${name} is built in ${duration(ms)} and served at ${url}`);
    console.log(`\nOpen this and press "Use it": ${product}/#override=${name}@${url}\n`);
    console.log('Open pages follow: a style is exchanged in place, anything else reloads the page. Ctrl+C ends.');
  });
  await sayIfAbsent(product);

  return new Promise((done) => {
    const end = async () => {
      server.close();
      await watching.close();
      done(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  });
}
