import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { COMMAND } from '../lib/product.mjs';
import { readRemoteIn } from '../lib/remote.mjs';
import { formatDuration } from '../lib/terminal.mjs';
import { parsePort, resolveServer, parseHttpUrl } from '../lib/urls.mjs';
import { readJson } from '../lib/workspace.mjs';
import { watchRemote } from './build-loop.mjs';
import { createBuildList, startDevServer } from './dev-server.mjs';
import { watchRestartFiles } from './unfollowed.mjs';

const DEFAULT_PORT = 4600;

/** @param {Parameters<typeof startDevServer>[0]} generations @param {number | undefined} port */
async function serve(generations, port) {
  try {
    return await startDevServer(generations, port ?? DEFAULT_PORT);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    if (port !== undefined) throw new Failure(`Port ${port} is in use: choose another one with --port`);
    return startDevServer(generations, 0);
  }
}

/** @param {string} origin */
async function warnIfUnreachable(origin) {
  const response = await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  if (!response) {
    console.log(
      `No server responds at ${origin} yet: start one with "${COMMAND} shell", or name another with --server.`,
    );
  }
}

const untilStopped = () =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, done);
  });

/** @type {import('../lib/command-line.mjs').Run} */
export async function runDevCommand({ folder, values }) {
  const remote = readRemoteIn(folder);
  const { name } = remote;
  const { origin: product } = resolveServer(values['server'], remote.root);
  const elsewhere = values['public'];
  const port = parsePort(values['port'], 0);

  const generations = createBuildList();
  const server = await serve(generations, port);
  const { version } = readJson(join(folder, 'package.json'));
  const url = elsewhere === undefined ? server.url : parseHttpUrl('--public', elsewhere).href.replace(/(?:\/)?$/, '/');

  let isBroken = false;
  const watching = await watchRemote(remote, `${version}-dev`, (result) => {
    const wasBroken = isBroken;
    isBroken = 'problem' in result;
    if ('problem' in result) {
      console.error(`The build of ${name} failed; pages keep the previous one.\n${result.problem}`);
      return server.send({ problem: result.problem });
    }
    const { generation, ms } = result;
    const previous = generations.newest();
    const isNew = generation.entry !== previous?.entry;
    if (isNew) generations.add(generation);
    server.send({ entry: generation.entry, files: generation.files });
    if (!isNew && !wasBroken) return;
    if (previous) return console.log(`Built again in ${formatDuration(ms)}${isNew ? '' : ': as it was before'}`);
    console.log(`${name} is built in ${formatDuration(ms)} and served at ${url}`);
    console.log(`\nOpen this and press "Use it": ${product}/#override=${name}@${url}\n`);
    console.log(
      'Open pages follow: components and styles are replaced in place, any other change reloads the page. Ctrl+C ends.',
    );
  });
  const stopWatching = watchRestartFiles(folder, (note) => {
    console.log(note);
    const { entry, files } = generations.newest() ?? {};
    server.send({ entry, files, note });
  });
  await warnIfUnreachable(product);
  await untilStopped();
  stopWatching();
  server.close();
  await watching.close();
  return 0;
}
