import { join } from 'node:path';
import { inspect } from 'node:util';
import { buildAndStoreKey, isStale } from './build-key.mjs';
import { withLock } from '../../federation/cli/lib/run.mjs';
import { ROOT, SERVER, webpackConfigOf } from './repository.mjs';

/*
 * A process that builds the packages in its arguments one after the other, and sends each result to its parent. A process
 * for each package would take a third longer, because it would load and warm up the compilers again.
 */

/** @typedef {{ name: string, ok: boolean, ms: number, output: string }} Built */

/** @param {string} name @returns {Promise<{ ok: boolean, output: string }>} */
async function buildForBrowsers(name) {
  const { runWebpack } = await import('../../federation/build/node-build.js');
  // Loaders search for their settings in the working directory, which has to be the package's folder.
  process.chdir(join(ROOT, name));
  const stats = await runWebpack(webpackConfigOf(name));
  return { ok: !stats.hasErrors(), output: stats.toString('errors-warnings') };
}

/** @param {string} name @returns {Promise<{ ok: boolean, output: string }>} */
async function build(name) {
  if (name !== SERVER) return buildForBrowsers(name);
  const { buildServer } = await import('./bundle-server.mjs');
  await buildServer();
  return { ok: true, output: '' };
}

/** @param {string} name @returns {Promise<Built>} */
async function buildOne(name) {
  const started = Date.now();
  let output = '';
  const ok = await withLock(join(ROOT, '.cache/locks', `build-${name}`), async () => {
    // Another process may have built the package while this process waited.
    if (!isStale(ROOT, name)) return true;
    return buildAndStoreKey(ROOT, name, async () => {
      const built = await build(name).catch((/** @type {unknown} */ error) => ({ ok: false, output: inspect(error) }));
      output = built.output;
      return built.ok;
    });
  });
  return { name, ok, ms: Date.now() - started, output };
}

for (const name of process.argv.slice(2)) process.send?.(await buildOne(name));
