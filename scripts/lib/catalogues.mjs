import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Returns all files below a folder, relative to the root. @param {string} [folder] @returns {string[]} */
export function treeFiles(folder = ROOT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? treeFiles(path) : [relative(ROOT, path)];
  });
}

/** @param {readonly string[]} files of the tree @param {string} call */
const calling = (files, call) =>
  files.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && readFileSync(join(ROOT, path), 'utf8').includes(call));

/**
 * Returns the source files that define translated texts of a feature by a call of `defineTranslatedTexts`.
 * @param {readonly string[]} files of the tree
 */
export const translationDefinitionFiles = (files) => calling(files, '= defineTranslatedTexts');

/**
 * Returns the source files that load translations by a call of `translationsOf`; the JSON files are in the same folders.
 * @param {readonly string[]} files of the tree
 */
export const translationLoaderFiles = (files) => calling(files, '= translationsOf(');

/**
 * Returns the location of the translations of a feature.
 * @param {string} definition one of `translationDefinitionFiles`
 * @returns {{ folder: string, section: string }}
 */
export function translationsFor(definition) {
  const source = readFileSync(join(ROOT, definition), 'utf8');
  const [, section] = /,\s+translations\('([a-z-]+)'\)/.exec(source) ?? [];
  const [, path] = /import \{ translations \} from '([^']+)'/.exec(source) ?? [];
  if (section === undefined || path === undefined) throw new Error(`${definition} has no translations`);
  return { folder: join(dirname(definition), path), section };
}
