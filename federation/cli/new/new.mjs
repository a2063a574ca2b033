import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contractVersion } from '../../build/contract-values.js';
import { alignColumns, Failure } from '../lib/terminal.mjs';
import {
  COMMAND,
  requireInstalledPackage,
  isWorkspace,
  PACKAGE_FOLDER,
  readConfig,
  readJson,
  readRemoteDeclarations,
  recommendedCommand,
  workspaceRoot,
} from '../lib/workspace.mjs';
import { runNpm } from '../lib/run.mjs';
import { writeTranslationTypes } from '../lib/translation-files.mjs';
import {
  asJson,
  createRepository,
  createProductConfig,
  remoteDeclarationOf,
  serviceFiles,
  templateSources,
  templateValuesOf,
  withPageTexts,
  writeFiles,
} from './files.mjs';

/** Maximum length of a remote's name according to the contract. */
const MAX_NAME_LENGTH = 41;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const PLATFORM_PATHS = ['/api', '/static', '/remotes', '/releases', '/services', '/fault-lab', '/lab', '/metrics'];
const ACCESS_LEVELS = ['public', 'anonymous', 'guarded'];
/** Folder names in `src` that a page must not have, because every remote uses them for another purpose. */
const RESERVED_FOLDERS = ['texts'];
const TEXT = /^[\p{L}\p{N}][\p{L}\p{N} &,.-]{0,39}$/u;

/** @param {boolean} isValid @param {string} problem @throws {Failure} for an invalid argument */
function ensure(isValid, problem) {
  if (!isValid) throw new Failure(problem, 2);
}

/**
 * Reads the arguments of `new`.
 * @param {string | undefined} name
 * @param {import('../lib/command-line.mjs').Values} options
 * @param {import('../lib/workspace.mjs').Config} config
 * @param {readonly { name: string, pages: readonly { path: string }[] }[]} others the existing remotes
 * @returns {import('./files.mjs').NewRemote}
 * @throws {Failure} with the reason, for invalid arguments
 */
export function parseNewRemoteArguments(name, { path, title, nav, access = 'guarded', service }, config, others) {
  if (name === undefined || path === undefined || title === undefined) {
    throw new Failure('A name, --path and --title are needed. Run with --help for usage.', 2);
  }
  const { remotePrefix, reservedPaths } = config;
  const words = templateValuesOf(name, title, config);
  const { baseName } = words;
  ensure(
    name.startsWith(remotePrefix) && NAME.test(baseName) && name.length <= MAX_NAME_LENGTH,
    `The name "${name}" must look like ${remotePrefix}goals: lower case letters, digits and hyphens, at most ${MAX_NAME_LENGTH}.`,
  );
  ensure(
    !RESERVED_FOLDERS.includes(baseName),
    `The name ${name} would put its page into src/${baseName}, which has another purpose.`,
  );
  ensure(ACCESS_LEVELS.includes(access), `--access ${access} must be one of ${ACCESS_LEVELS.join(', ')}.`);
  ensure(
    PATH.test(path),
    `The path "${path}" must look like /goals: lower case letters, digits and hyphens. Parameters (/goals/:id) and all addresses below (/goals/*) are pages of their own in remote.json.`,
  );
  const isReserved = [...PLATFORM_PATHS, ...reservedPaths].some(
    (reserved) => path === reserved || path.startsWith(`${reserved}/`),
  );
  ensure(!isReserved, `The path ${path} belongs to the product itself.`);
  const owner = others.find(({ pages }) => pages.some((page) => page.path === path));
  ensure(!owner, `The path ${path} belongs to ${owner?.name}: no two remotes share a path.`);
  for (const [what, text] of [['The title', title], ...(nav === undefined ? [] : [['The navbar label', nav]])]) {
    ensure(TEXT.test(text ?? ''), `${what} "${text}" must have 1 to 40 letters, digits, spaces or any of & , . -`);
  }
  ensure(
    service === undefined || (service.length <= 40 && NAME.test(service)),
    `--service "${service}" must look like goals: lower case letters, digits and hyphens.`,
  );
  return { name, ...words, path, nav, access, service };
}

const TEMPLATE = join(PACKAGE_FOLDER, 'template');

/**
 * Returns the files of a remote's folder, made from the template.
 * @param {import('./files.mjs').NewRemote} remote
 * @param {readonly { pages: { nav?: { order: number } }[] }[]} others
 */
function filesOf(remote, others) {
  const orders = others.flatMap(({ pages }) => pages.map(({ nav }) => nav?.order ?? 0));
  const order = Math.max(0, ...orders) + 10;
  return {
    ...withPageTexts(templateSources(TEMPLATE, remote), remote),
    ...serviceFiles(join(PACKAGE_FOLDER, 'service'), remote),
    // This file replaces the `remote.json` of the template, which only the template's test uses.
    'remote.json': asJson(remoteDeclarationOf(remote, contractVersion(), order)),
  };
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function runNewCommand({ folder: here, word, values }) {
  const root = workspaceRoot(here);
  const isMember = isWorkspace(root);
  const others = isMember ? readRemoteDeclarations(root) : [];
  const config = isMember ? readConfig(root) : createProductConfig(here);
  const remote = parseNewRemoteArguments(word, values, config, others);
  const files = filesOf(remote, others);
  const made = isMember ? await addWorkspace(root, remote, files, config) : createRepository(here, remote, files);
  writeTranslationTypes(made.root);
  const { name } = remote;
  const run = (/** @type {string} */ script) => (isMember ? `npm run ${script} -w ${name}` : `npm run ${script}`);
  const steps = [
    ...made.before.map((step) => [step, '']),
    ...(isMember ? [] : [['npm run shell', 'runs the product here, to develop against']]),
    [run('dev'), 'shows it in a running product, and follows your changes'],
    [recommendedCommand({ name, ...made }, 'token'), "makes the team's key"],
    [run('release'), 'publishes it'],
  ];
  console.log(`${name} is made: ${Object.keys(made.files).length} files, its page is ${remote.path}.

${alignColumns(steps).join('\n')}

Translate "${remote.title}" in ${join(relative(here, made.folder), 'src/texts.ts')} and src/translations.`);
  return 0;
}

/**
 * A new remote: its folder and files, and commands that the user must run first.
 * @typedef {{ folder: string, root: string, files: Record<string, string>, before: string[] }} Made
 */

/**
 * Creates a remote as a member of an npm workspace. npm adds the member to the lock file, without the network, because the
 * remote depends only on installed packages.
 * @param {string} root
 * @param {import('./files.mjs').NewRemote} remote
 * @param {Record<string, string>} files
 * @param {import('../lib/workspace.mjs').Config} config
 * @returns {Promise<Made>}
 */
async function addWorkspace(root, { name }, files, { newRemoteDependencies }) {
  const folder = join(root, name);
  if (existsSync(folder)) throw new Failure(`The folder ${name} already exists.`, 2);
  const { name: own } = readJson(join(PACKAGE_FOLDER, 'package.json'));
  // A linked package of the same workspace has no fixed version, because npm does not change it in remotes at a release.
  const rangeOf = (/** @type {string} */ needed) => {
    const place = realpathSync(requireInstalledPackage(root, needed));
    return place.includes(`${sep}node_modules${sep}`) ? readJson(join(place, 'package.json')).version : '*';
  };
  const member = {
    name,
    version: '0.1.0',
    private: true,
    scripts: {
      build: 'webpack --config webpack.config.js',
      dev: `${COMMAND} dev`,
      release: `${COMMAND} publish`,
    },
    dependencies: Object.fromEntries(newRemoteDependencies.map((needed) => [needed, rangeOf(needed)])),
    devDependencies: { [own]: rangeOf(own) },
  };
  const all = { ...files, 'package.json': asJson(member) };
  writeFiles(folder, all);
  const manifest = readJson(join(root, 'package.json'));
  manifest.workspaces.push(name);
  writeFileSync(join(root, 'package.json'), asJson(manifest));
  await runNpm(root, ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  return { folder, root, files: all, before: [] };
}
