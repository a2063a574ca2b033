import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { globalStyles } from '../../build/styles/global-styles.js';
import { filesIn } from '../lib/workspace.mjs';
import { secretsInFiles } from './secrets.mjs';

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

/** @typedef {{ name: string, problem?: string }} Check one rule, and how a build breaks it */

/**
 * Returns the result of a check, which fails if there are findings.
 * @param {string} name @param {readonly string[]} findings @returns {Check}
 */
const checkOf = (name, findings) => ({ name, ...(findings.length > 0 && { problem: findings.join(', ') }) });

/** True if a file contains one of these texts. @param {string} file @param {readonly string[]} signs */
function includesAny(file, signs) {
  const text = readFileSync(file, 'utf8');
  return signs.some((sign) => text.includes(sign));
}

/**
 * Checks a finished build of the host or a remote.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {import('./secrets.mjs').KnownSecrets} secrets
 */
export function checkBuild(name, folder, secrets) {
  const files = filesIn(folder);
  const code = files.filter((file) => IS_CODE.test(file));
  const large = code.filter((file) => statSync(join(folder, file)).size > MAX_FILE_BYTES);
  // The folder's path is searched in three forms, because URLs and strings in code encode a path differently.
  const place = `${dirname(folder)}${sep}`;
  const places = [place, place.replaceAll('\\', '/'), encodeURIComponent(place)];
  return [
    checkOf(
      `${name}: no file names the folder that it was built in`,
      files.filter((file) => IS_TEXT.test(file) && includesAny(join(folder, file), places)),
    ),
    checkOf(
      `${name}: ${code.length} scripts and styles, none above ${MAX_FILE_BYTES / 1000} KB`,
      code.length === 0 ? ['no files were found'] : large,
    ),
    checkOf(
      `${name}: every one is precompressed`,
      code.filter((file) => ['br', 'gz'].some((ending) => !existsSync(join(folder, `${file}.${ending}`)))),
    ),
    checkOf(`${name}: ${files.length} files without a secret`, secretsInFiles(folder, files, secrets)),
  ];
}

/**
 * Returns the rules of a style sheet that affect the host and other remotes. The build recipe refuses such rules, but a
 * build without the recipe can contain them.
 * @param {string} name of the remote @param {string} folder @param {string} file
 */
export function globalStyleProblems(name, folder, file) {
  try {
    return globalStyles(readFileSync(join(folder, file), 'utf8'), name).map((problem) => `${problem} in ${file}`);
  } catch (error) {
    return [`${error instanceof Error ? error.message : String(error)} in ${file}`];
  }
}

/**
 * Checks a finished build of a remote. The server checks the manifest, and the hashes and sizes of the files.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {import('./secrets.mjs').KnownSecrets} secrets
 */
export function checkRelease(name, folder, secrets) {
  const files = filesIn(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const copies = Object.entries(SIGNS).flatMap(([library, { signs, instead }]) =>
    scripts
      .filter((file) => includesAny(join(folder, file), signs))
      .map((file) => `${library} in ${file} (import from ${instead})`),
  );
  return [
    ...checkBuild(name, folder, secrets),
    checkOf(`${name}: contains no copy of React or the router`, copies),
    checkOf(
      `${name}: no style applies outside of the remote`,
      files.filter((file) => file.endsWith('.css')).flatMap((file) => globalStyleProblems(name, folder, file)),
    ),
  ];
}
