import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { formatBuildProblems } from '../lib/build-problems.mjs';
import { devConfig } from './dev-config.mjs';

const require = createRequire(import.meta.url);
const IS_SOURCE = /\.(?:ts|mjs|js|json)$/;

/**
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {{ ms: number, hasNewFiles: boolean, problem?: string }} Result `problem`: the error message of a failed build
 */

/** Returns the files whose new content takes effect only after a restart. @param {string} folder of the remote */
function restartFiles(folder) {
  const service = join(folder, 'service');
  const names = existsSync(service) ? readdirSync(service).filter((name) => IS_SOURCE.test(name)) : [];
  return ['remote.json', 'webpack.config.js', ...names.map((name) => `service/${name}`)].map((name) =>
    join(folder, name),
  );
}

/** @param {string} file relative to the folder of the remote */
const restartAdviceFor = (file) =>
  file.startsWith('service')
    ? `${file} has changed: start the service again.`
    : `${file} has changed: start "npm run dev" again, then reload this page.`;

/**
 * Builds with a compiler, then again after each change of the sources.
 * @param {Compiler} compiler
 * @param {(result: Result) => void} onBuilt
 */
export function watchBuild(compiler, onBuilt) {
  let isBroken = false;
  compiler.hooks.watchRun.tap('dev', ({ inputFileSystem }) => {
    // The cache is emptied after a failed build: webpack caches file contents for a minute, and would miss an edit of a file
    // that the failed build did not read.
    if (isBroken) inputFileSystem?.purge?.();
  });
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    isBroken = Boolean(error ?? stats?.hasErrors());
    if (error || !stats) {
      return onBuilt({ ms: 0, hasNewFiles: false, problem: error?.message ?? 'webpack returned no result' });
    }
    const ms = stats.endTime - stats.startTime;
    const hasNewFiles = stats.compilation.emittedAssets.size > 0;
    return onBuilt({ ms, hasNewFiles, ...(isBroken && { problem: formatBuildProblems(stats) }) });
  });
  return { close: () => new Promise((done) => watching?.close(done)) };
}

/**
 * Builds a remote, then again after each change of its sources. Builds are added to one folder, because an open page still
 * requests files of the build with which the page started.
 * @param {import('../lib/workspace.mjs').Remote} remote
 * @param {{ version: string, output: string }} build `output`: the folder for the built files, which is emptied first
 * @param {(result: Result & { note?: string }) => void} onBuilt `note`: says what to start again
 */
export async function watchRemote({ name, folder }, { version, output }, onBuilt) {
  const { default: webpack } = await import('webpack');
  rmSync(output, { recursive: true, force: true });
  const config = devConfig(require(join(folder, 'webpack.config.js'))({ version }), {
    remote: name,
    folder: output,
    cache: 'dev',
    BannerPlugin: webpack.BannerPlugin,
  });
  const compiler = webpack({ ...config, output: { ...config.output, clean: false } });
  /** @type {string | undefined} */
  let note;
  compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
    const changed = restartFiles(folder).find((file) => modifiedFiles?.has(file));
    note = changed && restartAdviceFor(relative(folder, changed));
  });
  compiler.hooks.afterCompile.tap('dev', ({ fileDependencies }) => fileDependencies.addAll(restartFiles(folder)));
  return watchBuild(compiler, (result) => onBuilt({ ...result, note }));
}
