import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkSecrets } from './built-secrets.mjs';

/** Before the landing page can be used: brotli bytes of JavaScript over the wire. */
export const LANDING_BUDGET = 130_000;
/** No single script or style is larger than this, uncompressed. */
export const FILE_LIMIT = 450_000;
/** Texts that survive minification and belong to one library each. */
const SIGNS = {
  react: ['https://react.dev/errors/', 'react.transitional.element'],
  router: ['may be used only in the context of a <Router> component'],
  charts: ['beforeDatasetsUpdate'],
};

/**
 * @typedef {{ name: string, problem?: string }} Check one rule, and what speaks against it
 * @typedef {{ entry: string, pages: { path: string, module: string }[], modules: Record<string, { js: string[], css: string[] }>, files: Record<string, { integrity: string, bytes: number }> }} Release
 */

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder @returns {string[]} paths relative to the folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

/**
 * @param {string} file
 * @param {keyof typeof SIGNS} library
 */
function holds(file, library) {
  const text = readFileSync(file, 'utf8');
  return SIGNS[library].some((sign) => text.includes(sign));
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * The scripts that a first visit of the landing page loads, as absolute paths.
 * @param {string} root
 */
function landingScripts(root) {
  const shell = /** @type {{ js: string[] }} */ (readJson(join(root, 'shell/dist/shell.json')));
  const folder = join(root, 'mfe-marketing/dist');
  const release = /** @type {Release} */ (readJson(join(folder, 'release.json')));
  const module = release.pages.find((page) => page.path === '/')?.module ?? '';
  const remote = new Set([release.entry, ...(release.modules[module]?.js ?? [])]);
  return [...shell.js.map((name) => join(root, 'shell/dist', name)), ...[...remote].map((name) => join(folder, name))];
}

/**
 * @param {string} root
 * @returns {Check[]}
 */
function checkLanding(root) {
  const scripts = landingScripts(root);
  const total = scripts.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
  const charted = scripts.filter((file) => holds(file, 'charts'));
  return [
    {
      name: `the landing page's scripts fit ${kilobytes(LANDING_BUDGET)} (${kilobytes(total)} brotli)`,
      ...(total > LANDING_BUDGET && { problem: `${kilobytes(total - LANDING_BUDGET)} too much` }),
    },
    {
      name: 'the landing page loads no chart code',
      ...(charted.length > 0 && { problem: charted.join(', ') }),
    },
  ];
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Check[]}
 */
function checkFiles(root, name) {
  const folder = join(root, name, 'dist');
  const code = filesIn(folder).filter((file) => /\.(js|css)$/.test(file));
  const large = code.filter((file) => statSync(join(folder, file)).size > FILE_LIMIT);
  const plain = code.filter(
    (file) => !existsSync(join(folder, `${file}.br`)) || !existsSync(join(folder, `${file}.gz`)),
  );
  return [
    {
      name: `${name}: ${code.length} scripts and styles, none above ${kilobytes(FILE_LIMIT)}`,
      ...((large.length > 0 || code.length === 0) && { problem: large.join(', ') || 'there are no files' }),
    },
    { name: `${name}: every one is precompressed`, ...(plain.length > 0 && { problem: plain.join(', ') }) },
  ];
}

/** @param {string | Buffer} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Files whose content is not what the release says of it.
 * @param {string} folder
 * @param {Release} release
 */
function wronglyHashed(folder, { files }) {
  const code = filesIn(folder).filter((file) => /\.(js|css)$/.test(file));
  return [...new Set([...code, ...Object.keys(files)])].filter((file) => {
    const told = files[file];
    if (told === undefined || !existsSync(join(folder, file))) return true;
    const content = readFileSync(join(folder, file));
    return told.bytes !== content.length || told.integrity !== integrityOf(content);
  });
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Check[]}
 */
function checkRemote(root, name) {
  const folder = join(root, name, 'dist');
  const release = /** @type {Release} */ (readJson(join(folder, 'release.json')));
  const named = [release.entry, ...Object.values(release.modules).flatMap(({ js, css }) => [...js, ...css])];
  const missing = named.filter((file) => !existsSync(join(folder, file)));
  const wrong = wronglyHashed(folder, release);
  const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
  const copies = /** @type {const} */ (['react', 'router']).flatMap((library) =>
    scripts.filter((file) => holds(join(folder, file), library)).map((file) => `${library} in ${file}`),
  );
  return [
    { name: `${name}: the release names files that exist`, ...(missing.length > 0 && { problem: missing.join(', ') }) },
    {
      name: `${name}: every script and style has the hash that the release names`,
      ...(wrong.length > 0 && { problem: wrong.join(', ') }),
    },
    {
      name: `${name}: brings no copy of React or the router`,
      ...(copies.length > 0 && { problem: copies.join(', ') }),
    },
  ];
}

/**
 * Runs one group of checks; a build that cannot even be read is a failed check.
 * @param {string} name
 * @param {() => Check[]} check
 * @returns {Check[]}
 */
function guarded(name, check) {
  try {
    return check();
  } catch (error) {
    return [{ name, problem: error instanceof Error ? error.message : String(error) }];
  }
}

/**
 * What one finished build must look like.
 * @param {string} root
 * @param {string} name of a built package
 */
export function checkPackage(root, name) {
  return [
    ...guarded(`${name}: files`, () => checkFiles(root, name)),
    ...guarded(`${name}: secrets`, () => checkSecrets(root, name)),
    ...(name === 'shell' ? [] : guarded(`${name}: release`, () => checkRemote(root, name))),
  ];
}

/**
 * What the finished builds must look like, one by one and together.
 * @param {string} root
 * @param {string[]} packages names of built packages
 */
export function checkBuiltOutput(root, packages) {
  return [
    ...packages.flatMap((name) => checkPackage(root, name)),
    ...guarded("the landing page's scripts", () => checkLanding(root)),
  ];
}
