import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { filesIn } from '../lib/workspace.mjs';
import { checkSecrets } from './secrets.mjs';
import { checkStyles } from './styles.mjs';

/** Maximum size of a script or style, in uncompressed bytes. */
export const MAX_FILE_BYTES = 450_000;
const IS_CODE = /\.(js|css)$/;
const IS_TEXT = /\.(js|cjs|css|json|html|map)$/;
/** Texts that identify a minified copy of a library. `instead`: the shared module that a remote must import instead. */
const SIGNS = {
  react: {
    signs: ['https://react.dev/errors/', 'react.transitional.element'],
    instead: 'react, which the recipe shares',
  },
  router: { signs: ['may be used only in the context of a <Router> component'], instead: '@verdant/shared/router' },
};

/**
 * @typedef {{ name: string, problem?: string }} Check one rule, and how a build breaks it
 * @typedef {import('./secrets.mjs').KnownSecrets} KnownSecrets
 */

/**
 * Returns the result of a check, which fails if there are findings. @param {string} name
 * @param {readonly string[]} findings
 * @returns {Check}
 */
const checkOf = (name, findings) => ({ name, ...(findings.length > 0 && { problem: findings.join(', ') }) });

/** True if a file contains one of these texts. @param {string} file @param {readonly string[]} signs */
function includesAny(file, signs) {
  const text = readFileSync(file, 'utf8');
  return signs.some((sign) => text.includes(sign));
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {string} name @param {string} folder @returns {Check[]} */
function checkFiles(name, folder) {
  const code = filesIn(folder).filter((file) => IS_CODE.test(file));
  const large = code.filter((file) => statSync(join(folder, file)).size > MAX_FILE_BYTES);
  const uncompressed = code.filter(
    (file) => !existsSync(join(folder, `${file}.br`)) || !existsSync(join(folder, `${file}.gz`)),
  );
  // The folder's path is searched in three forms, because URLs and strings in code encode a path differently.
  const place = `${dirname(folder)}${sep}`;
  const placed = filesIn(folder)
    .filter((file) => IS_TEXT.test(file))
    .filter((file) => includesAny(join(folder, file), [place, place.replaceAll('\\', '/'), encodeURIComponent(place)]));
  return [
    checkOf(`${name}: no file names the folder that it was built in`, placed),
    checkOf(
      `${name}: ${code.length} scripts and styles, none above ${kilobytes(MAX_FILE_BYTES)}`,
      code.length === 0 ? ['no files were found'] : large,
    ),
    checkOf(`${name}: every one is precompressed`, uncompressed),
  ];
}

/** Checks that browsers can load a remote next to others. @param {string} name @param {string} folder @returns {Check[]} */
function checkRemote(name, folder) {
  const files = filesIn(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const copies = Object.entries(SIGNS).flatMap(([library, { signs, instead }]) =>
    scripts
      .filter((file) => includesAny(join(folder, file), signs))
      .map((file) => `${library} in ${file} (import from ${instead})`),
  );
  return [
    checkOf(`${name}: contains no copy of React or the router`, copies),
    checkStyles(
      name,
      folder,
      files.filter((file) => file.endsWith('.css')),
    ),
  ];
}

/**
 * Runs a group of checks. An error while the build is read becomes one failed check.
 * @param {string} name
 * @param {() => Check[]} check
 * @returns {Check[]}
 */
function runChecks(name, check) {
  try {
    return check();
  } catch (error) {
    return [{ name, problem: error instanceof Error ? error.message : String(error) }];
  }
}

/**
 * Checks a finished build of the host or a remote.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {KnownSecrets} secrets
 */
export function checkBuild(name, folder, secrets) {
  return [
    ...runChecks(`${name}: files`, () => checkFiles(name, folder)),
    ...runChecks(`${name}: secrets`, () => checkSecrets(name, folder, secrets)),
  ];
}

/**
 * Checks a finished build of a remote. Its server checks the manifest, and hashes and sizes of the files.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {KnownSecrets} secrets
 */
export function checkRelease(name, folder, secrets) {
  return [...checkBuild(name, folder, secrets), ...checkRemote(name, folder)];
}
