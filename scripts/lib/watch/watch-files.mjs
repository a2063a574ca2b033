import { relative, sep } from 'node:path';
import Watchpack from 'watchpack';

const SETTLE_MS = 40;
const NOT_SOURCES = /(^|\/)(node_modules|dist|coverage|test-results|\.[^/]*)(\/|$)/;

/**
 * Reports files of a folder that were changed, made or deleted, once they have settled.
 * @param {string} root
 * @param {number} since changes from this time on
 * @param {(files: string[]) => void} onChange relative to the root, with `/`
 */
export function watchFiles(root, since, onChange) {
  const fromRoot = (/** @type {string} */ path) => relative(root, path).replaceAll(sep, '/');
  const watcher = new Watchpack({ aggregateTimeout: SETTLE_MS, ignored: (path) => NOT_SOURCES.test(fromRoot(path)) });
  /** @type {Set<string>} */
  let changed = new Set();
  const add = (/** @type {string} */ path) => changed.add(fromRoot(path));
  watcher.on('change', add);
  watcher.on('remove', add);
  watcher.on('aggregated', () => {
    const files = [...changed];
    changed = new Set();
    onChange(files);
  });
  watcher.watch({ directories: [root], startTime: since });
  return { close: () => watcher.close() };
}
