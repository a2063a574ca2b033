import { formatBuildProblems } from '../lib/build-problems.mjs';

/**
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {{ ms: number, hasNewFiles: boolean, problem?: string }} Result `problem`: the error message of a failed build
 */

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
