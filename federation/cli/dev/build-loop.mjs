import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatBuildProblems } from '../lib/build-problems.mjs';
import { devConfig } from './dev-config.mjs';

/** @typedef {import('./dev-server.mjs').Generation} Generation */

const require = createRequire(import.meta.url);

/** @param {string} folder @param {string[]} names of the build's files, both emitted and unchanged @returns {Generation} */
function readGeneration(folder, names) {
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  // The script with the hashes is skipped: it changes with every file, and a page with an override does not load it.
  const loaded = Object.entries(manifest.files).filter(([name]) => !name.endsWith('.map') && name !== manifest.hashes);
  const files = Object.fromEntries(loaded.map(([name, { integrity }]) => [name, integrity]));
  const contents = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { entry: manifest.entry, files, contents };
}

/**
 * Builds a remote, then again after each change of its sources.
 * @param {import('../lib/remote.mjs').Remote} remote
 * @param {string} version
 * @param {(result: { ms: number } & ({ generation: Generation } | { problem: string })) => void} onBuilt
 */
export async function watchRemote({ name, folder, root }, version, onBuilt) {
  const { default: webpack } = await import('webpack');
  const output = join(root, '.cache/dev', name, 'dist');
  const factory = require(join(folder, 'webpack.config.js'));
  const config = devConfig(factory({ version }), {
    remote: name,
    folder: output,
    cache: 'dev',
    BannerPlugin: webpack.BannerPlugin,
  });
  const compiler = webpack(config);
  let isBroken = false;
  // The cache is emptied after a failed build: webpack caches file contents for a minute, and would miss an edit of a file
  // that the failed build did not read.
  compiler.hooks.watchRun.tap('dev', () => {
    if (isBroken) compiler.inputFileSystem?.purge?.();
  });
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    isBroken = Boolean(error ?? stats?.hasErrors());
    if (error || !stats) return onBuilt({ ms: 0, problem: error?.message ?? 'webpack returned no result' });
    const ms = stats.endTime - stats.startTime;
    if (stats.hasErrors()) {
      return onBuilt({ ms, problem: formatBuildProblems(stats) });
    }
    const names = Object.keys(stats.compilation.assets);
    return onBuilt({ ms, generation: readGeneration(output, names) });
  });
  return { close: () => new Promise((done) => watching?.close(done)) };
}
