import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OF_LANGUAGE } from '../../build/translations.js';
import { readJson } from './workspace.mjs';

const FILE = 'translation-files.ts';
const IS_SKIPPED = /^\.|^(node_modules|dist|coverage|test-results)$/;
const FOLDER = /^(?:(.+)\/)?src\/translations(\/[\w-]+)?$/;

/**
 * Returns all folders below `root` that contain translation files, with the names of these files.
 * @param {string} root
 * @returns {{ folder: string, names: string[] }[]} folders relative, with `/`
 */
function foldersIn(root, below = '') {
  const entries = readdirSync(join(root, below), { withFileTypes: true });
  const names = entries.map(({ name }) => name).filter((name) => OF_LANGUAGE.test(name));
  const own = FOLDER.test(below) && names.length > 0 ? [{ folder: below, names: names.toSorted() }] : [];
  const folders = entries.filter((entry) => entry.isDirectory() && !IS_SKIPPED.test(entry.name));
  return [...own, ...folders.flatMap(({ name }) => foldersIn(root, below === '' ? name : `${below}/${name}`))];
}

/**
 * Returns the name of the package that owns a folder of translations, such as `mfe-goals/legal`.
 * @param {string} root
 * @param {string} folder
 */
function packageOf(root, folder) {
  const [, around = '', part = ''] = FOLDER.exec(folder) ?? [];
  const declaration = join(root, around, 'remote.json');
  return `${existsSync(declaration) ? readJson(declaration).name : basename(around)}${part}`;
}

/** Returns the TypeScript source that declares the types of all translations of a repository. @param {string} root */
export function generateTranslationTypes(root) {
  const packages = foldersIn(root)
    .map(({ folder, names }) => ({ name: packageOf(root, folder), folder, names }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = packages.flatMap(({ name, folder, names }) => [
    `    ${/^\w+$/.test(name) ? name : `'${name}'`}: {`,
    ...names.map((file) => `      ${file.slice(0, 2)}: typeof import('./${folder}/${file}');`),
    '    };',
  ]);
  return `// Generated: every translation, for the type checker alone.
/* oxlint-disable typescript/consistent-type-imports */
export type { TranslationFiles } from '@verdant/federation/contract';

declare module '@verdant/federation/contract' {
  interface TranslationFiles {
${lines.join('\n')}
  }
}
`;
}

/** @param {string} root of the repository */
export const writeTranslationTypes = (root) => writeFileSync(join(root, FILE), generateTranslationTypes(root));
