import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./request.mjs').NewRemote} NewRemote */

/** What stands for a new remote's own words in the template's files. */
const STAND_INS = /** @type {const} */ ([
  ['template-page', 'base'],
  ['TemplatePage', 'component'],
  ['Template title', 'title'],
]);

/** @param {string} text @param {NewRemote} remote */
export const fillIn = (text, remote) =>
  STAND_INS.reduce((filled, [standIn, key]) => filled.replaceAll(standIn, remote[key]), text);

/** @param {unknown} value */
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What the remote declares of itself. Its title and label start in English in every language of the template's.
 * @param {NewRemote} remote
 * @param {{ pages: { titles: Record<string, string> }[] }} template its remote.json
 * @param {string} contract the version that the shell keeps
 * @param {number} order in the navbar
 */
export function declarationOf({ name, base, path, title, nav, access }, template, contract, order) {
  const inEveryLanguage = (/** @type {string} */ text) =>
    Object.fromEntries(Object.keys(template.pages[0]?.titles ?? {}).map((language) => [language, text]));
  const page = {
    path,
    module: `./${base}`,
    access,
    title,
    titles: inEveryLanguage(title),
    ...(nav !== undefined && { nav: { label: nav, labels: inEveryLanguage(nav), order } }),
  };
  return { name, contract: `^${contract}`, pages: [page] };
}

/**
 * @param {NewRemote} remote
 * @param {{ version: string, dependencies: Record<string, string> }} shared the package of that name
 */
export function packageOf({ name }, shared) {
  const { 'lucide-react': icons, react, 'react-dom': dom } = shared.dependencies;
  return {
    name,
    version: '0.1.0',
    private: true,
    scripts: {
      build: 'webpack --config webpack.config.js',
      dev: 'node ../scripts/dev.mjs',
      release: 'node ../scripts/release.mjs',
    },
    dependencies: { '@verdant/shared': shared.version, 'lucide-react': icons, react, 'react-dom': dom },
  };
}

/** @param {string} folder @returns {string[]} its files, relative */
function filesIn(folder, below = '') {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = below === '' ? name : `${below}/${name}`;
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });
}

/**
 * The template's files with the remote's words in names and contents.
 * @param {string} template its folder
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function sourcesOf(template, remote) {
  return Object.fromEntries(
    filesIn(template).map((path) => [fillIn(path, remote), fillIn(readFileSync(join(template, path), 'utf8'), remote)]),
  );
}
