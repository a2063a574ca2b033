import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * Every file of the tree below a folder.
 * @param {string} [folder]
 * @returns {string[]} relative to the root
 */
export function treeFiles(folder = ROOT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? treeFiles(path) : [relative(ROOT, path)];
  });
}

/**
 * The sources that define the texts of a catalogue folder: those that call `defineTexts`.
 * @param {readonly string[]} files of the tree
 */
export function textLoaders(files) {
  return files.filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && /= defineTexts\(/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
}
