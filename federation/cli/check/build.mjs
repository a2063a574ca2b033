import { readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { globalStyles } from '../../build/styles/global-styles.js';
import { filesIn } from '../lib/workspace.mjs';

/**
 * Known secrets of a product.
 * @typedef {object} KnownSecrets
 * @property {string[]} settings environment variables whose values never leave the server
 * @property {string[]} names patterns of identifiers that occur only in server code, such as names of environment variables
 */

const MIN_VALUE_LENGTH = 6;
/** Pattern for files that are not checked: files without text, and precompressed copies of checked files. */
const HAS_NO_TEXT = /\.(br|gz|woff2?|png|jpe?g|gif|webp|ico)$/i;
const KEY_LIKE = /^(?=.*\d)(?=.*[a-z])[\w+/=.-]{20,}$/i;
const MAX_KEY_LENGTH = 400;
/** Pattern for a quoted text of at least 20 characters, all of which can occur in keys or tokens. */
const QUOTED = /["'`]([\w+/=.-]{20,})["'`]/g;
const SECRET_NAME = /secret|token|passw(?:or)?d|api_?-?key|client_?-?id|private_?-?key|credential/i;
/** Number of characters before a quoted text in which the name of its variable or property is searched. */
const NAME_REACH = 80;
const SHAPES = [
  { name: 'a private key', pattern: /-----BEGIN/ },
  { name: 'a JSON Web Token', pattern: /[\w-]{10}\.eyJ[\w-]{10}/ },
  { name: 'a URL with a password', pattern: /[a-z]:\/\/[^\s:/@"'`]+:[^\s/@"'`]+@\w/i },
  { name: 'a cloud access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
];

/**
 * Returns the name before a quoted text, such as `token` for the second text of `set("token", "...")`; '' without a name.
 * @param {string} text
 * @param {number} at position of the quote
 */
function nameBefore(text, at) {
  const before = text.slice(Math.max(0, at - NAME_REACH), at).trimEnd();
  if (!/[:=,(]$/.test(before)) return '';
  const name = before
    .slice(0, -1)
    .trimEnd()
    .replace(/["'`]$/, '');
  return name.split(/[^\w-]/).at(-1) ?? '';
}

/**
 * Describes the parts of a text that look like secrets, without repeating the secrets.
 * @param {string} text
 * @param {readonly string[]} names patterns of identifiers that only server code uses @param {readonly string[]} values
 * known secrets
 */
export function secretsIn(text, names, values = []) {
  const shapes = SHAPES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  // oxlint-disable-next-line verdant/linear-regex -- the patterns of the product's own package.json
  const found = names.map((pattern) => new RegExp(pattern, 'i').exec(text)?.[0]).filter((name) => name !== undefined);
  const keys = [...text.matchAll(QUOTED)]
    .filter(([, value = '']) => value.length <= MAX_KEY_LENGTH && KEY_LIKE.test(value))
    .map(({ index }) => nameBefore(text, index))
    .filter((name) => SECRET_NAME.test(name))
    .map((name) => `a key beside "${name.slice(-20)}"`);
  const secretSettings = values.some((value) => text.includes(value)) ? ['a secret setting of this machine'] : [];
  return [...shapes, ...found.map((name) => `the name ${name}`), ...keys, ...secretSettings];
}

/**
 * Returns the values of secret settings on this machine.
 * @param {readonly string[]} settings
 * @param {NodeJS.ProcessEnv} environment
 */
export function secretValues(settings, environment) {
  return settings
    .map((setting) => environment[setting]?.trim() ?? '')
    .filter((value) => value.length >= MIN_VALUE_LENGTH);
}

/** @typedef {{ file: string, text: string }} BuiltText a file of a build, relative to the build's folder, and its text */

/** Returns all files of a build that have text. @param {string} folder of the build @returns {BuiltText[]} */
export const textsIn = (folder) =>
  filesIn(folder)
    .filter((file) => !HAS_NO_TEXT.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/**
 * Returns the part of a text in which secrets are searched: of a source map only the file names and identifiers, on
 * separate lines, so that no identifier looks like a quoted value.
 * @param {BuiltText} built
 */
function searchedPart({ file, text }) {
  if (!file.endsWith('.js.map')) return text;
  const { sources, names } = JSON.parse(text);
  return [...sources, ...names].join('\n');
}

/**
 * Returns what looks like a secret in the files of a build, because browsers can read all of these files.
 * @param {readonly BuiltText[]} texts
 * @param {KnownSecrets} secrets
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function secretsInFiles(texts, { settings, names }, environment = process.env) {
  const values = secretValues(settings, environment);
  return texts.flatMap((built) =>
    secretsIn(searchedPart(built), names, values).map((secret) => `${secret} in ${built.file}`),
  );
}

/** Maximum size of a script or style, in uncompressed bytes. */
export const MAX_FILE_BYTES = 450_000;
const IS_CODE = /\.(js|css)$/;
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
const toCheck = (name, findings) => ({ name, ...(findings.length > 0 && { problem: findings.join(', ') }) });

/** @param {readonly BuiltText[]} texts @param {readonly string[]} signs @returns {string[]} the files with such a text */
const filesWithSign = (texts, signs) =>
  texts.filter(({ text }) => signs.some((sign) => text.includes(sign))).map(({ file }) => file);

/**
 * Checks a finished build of the host or a remote.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {KnownSecrets} secrets
 */
export function checkBuild(name, folder, secrets, texts = textsIn(folder)) {
  const code = texts.filter(({ file }) => IS_CODE.test(file)).map(({ file }) => file);
  const large = code.filter((file) => statSync(join(folder, file)).size > MAX_FILE_BYTES);
  // The folder's path is searched in three forms, because URLs and strings in code encode a path differently.
  const place = `${dirname(folder)}${sep}`;
  const places = [place, place.replaceAll('\\', '/'), encodeURIComponent(place)];
  return [
    toCheck(`${name}: no file names the folder that it was built in`, filesWithSign(texts, places)),
    toCheck(
      `${name}: ${code.length} scripts and styles, none above ${MAX_FILE_BYTES / 1000} KB`,
      code.length === 0 ? ['no files were found'] : large,
    ),
    toCheck(`${name}: ${filesIn(folder).length} files without a secret`, secretsInFiles(texts, secrets)),
  ];
}

/**
 * Returns the rules of a style sheet that affect the host and other remotes. The build recipe refuses such rules, but a
 * build without the recipe can contain them.
 * @param {string} name of the remote @param {BuiltText} built
 */
export function globalStyleProblems(name, { file, text }) {
  try {
    return globalStyles(text, name).map((problem) => `${problem} in ${file}`);
  } catch (error) {
    return [`${error instanceof Error ? error.message : String(error)} in ${file}`];
  }
}

/**
 * Checks a finished build of a remote. The server checks the manifest, and the hashes and sizes of the files.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {KnownSecrets} secrets
 */
export function checkRelease(name, folder, secrets) {
  const texts = textsIn(folder);
  const scripts = texts.filter(({ file }) => file.endsWith('.js'));
  const styles = texts.filter(({ file }) => file.endsWith('.css'));
  const copies = Object.entries(SIGNS).flatMap(([library, { signs, instead }]) =>
    filesWithSign(scripts, signs).map((file) => `${library} in ${file} (import from ${instead})`),
  );
  return [
    ...checkBuild(name, folder, secrets, texts),
    toCheck(`${name}: contains no copy of React or the router`, copies),
    toCheck(
      `${name}: no style applies outside of the remote`,
      styles.flatMap((style) => globalStyleProblems(name, style)),
    ),
  ];
}
