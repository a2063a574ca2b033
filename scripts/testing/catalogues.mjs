import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../lib/repository.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Returns all files below a folder, relative to the root. @param {string} [folder] @returns {string[]} */
export function listFilesBelow(folder = ROOT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFilesBelow(path) : [relative(ROOT, path)];
  });
}

/** Returns the TypeScript sources that contain a text. @param {readonly string[]} files @param {string} text */
export const sourcesContaining = (files, text) =>
  files.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && readFileSync(join(ROOT, path), 'utf8').includes(text));

/**
 * Returns the location of the translations of a feature.
 * @param {string} definition source file with a call of `defineTranslatedTexts`
 * @returns {{ folder: string, section: string }}
 */
export function translationsLocationOf(definition) {
  const source = readFileSync(join(ROOT, definition), 'utf8');
  const [, section] = /,\s+translations\('([a-z-]+)'\)/.exec(source) ?? [];
  const [, path] = /import \{ translations \} from '([^']+)'/.exec(source) ?? [];
  if (section === undefined || path === undefined) throw new Error(`${definition} has no translations`);
  return { folder: join(dirname(definition), path), section };
}
