import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../build/contract-values.js';
import { Failure } from '../lib/failure.mjs';
import { commandFor, readRemoteDeclarations } from '../lib/remote.mjs';
import { writeTranslationTypes } from '../lib/translation-files.mjs';
import { isWorkspace, PACKAGE_FOLDER, readConfig, workspaceRoot, readJson } from '../lib/workspace.mjs';
import {
  asJson,
  declarationOf,
  serviceFiles,
  templateSources,
  withPageTexts,
  createPackageJson,
  writeFiles,
} from './files.mjs';
import { createRepository, productConfig } from './repository.mjs';
import { readNewArguments } from './request.mjs';

/**
 * @typedef {{ packages: Record<string, any> }} Lock `package-lock.json`, or npm's record in `node_modules`
 * @typedef {object} Member a new workspace
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} devDependencies
 */

/**
 * Returns a package.json whose list of workspaces also has `name`, after the last workspace in `others`.
 * @template {{ workspaces: string[] }} Root
 * @param {Root} root
 * @param {string} name
 * @param {readonly string[]} others
 * @returns {Root}
 */
function withMember(root, name, others) {
  const place = root.workspaces.findLastIndex((workspace) => others.includes(workspace)) + 1;
  return { ...root, workspaces: root.workspaces.toSpliced(place, 0, name) };
}

/** @param {Record<string, unknown>} packages */
const sorted = (packages) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * Returns the lock file with a new workspace, as npm would write the file, but without the network access that npm needs.
 * @template {Lock} L
 * @param {L} lock
 * @param {Member} member
 * @param {readonly string[]} others
 * @returns {L}
 */
export function addWorkspaceToLock(lock, { name, version, dependencies, devDependencies }, others) {
  const root = lock.packages[''];
  const added = {
    [name]: { version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const packages = { ...lock.packages, ...(root && { '': withMember(root, name, others) }), ...added };
  return { ...lock, packages: sorted(packages) };
}

/**
 * Registers the new workspace in the files that `npm install` would change.
 * @param {string} root
 * @param {Member} member
 * @param {readonly { name: string }[]} others the existing remotes
 */
function addToWorkspace(root, member, others) {
  const names = others.map(({ name }) => name);
  const change = (/** @type {string} */ file, /** @type {(value: any) => unknown} */ by) =>
    writeFileSync(file, asJson(by(readJson(file))));
  change(join(root, 'package.json'), (value) => withMember(value, member.name, names));
  change(join(root, 'package-lock.json'), (value) => addWorkspaceToLock(value, member, names));
  const modules = join(root, 'node_modules');
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return;
  change(record, (value) => addWorkspaceToLock(value, member, names));
  symlinkSync(join('..', member.name), join(modules, member.name), 'junction');
}

const TEMPLATE = join(PACKAGE_FOLDER, 'template');

/**
 * Returns the files of a remote's folder, made from the template.
 * @param {import('./request.mjs').NewRemote} remote
 * @param {readonly { pages: { nav?: { order: number } }[] }[]} others
 */
function filesOf(remote, others) {
  const orders = others.flatMap(({ pages }) => pages.map(({ nav }) => nav?.order ?? 0));
  const order = Math.max(0, ...orders) + 10;
  return {
    ...withPageTexts(templateSources(TEMPLATE, remote), remote),
    ...serviceFiles(join(PACKAGE_FOLDER, 'service'), remote),
    // This file replaces the `remote.json` of the template, which only the template's test uses.
    'remote.json': asJson(declarationOf(remote, contractVersion(), order)),
  };
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function runNewCommand({ folder: here, word, values }) {
  const root = workspaceRoot(here);
  const isMember = isWorkspace(root);
  const others = isMember ? readRemoteDeclarations(root) : [];
  const config = isMember ? readConfig(root) : productConfig(here);
  const remote = readNewArguments(word, values, config, others);
  const files = filesOf(remote, others);
  const made = isMember ? addWorkspace(root, remote, files, config, others) : createRepository(here, remote, files);
  writeTranslationTypes(made.root);
  const { name } = remote;
  const run = (/** @type {string} */ script) => (isMember ? `npm run ${script} -w ${name}` : `npm run ${script}`);
  const steps = [
    ...made.before.map((step) => /** @type {const} */ ([step, ''])),
    ...(isMember ? [] : [/** @type {const} */ (['npm run shell', 'runs the product here, to develop against'])]),
    [run('dev'), 'shows it in a running product, and follows your changes'],
    [commandFor({ name, ...made }, 'token'), "makes the team's key"],
    [run('release'), 'publishes it'],
  ];
  const width = Math.max(...steps.map(([step = '']) => step.length));
  const lines = steps.map(([step = '', about = '']) => `  ${step.padEnd(width)}   ${about}`.trimEnd());
  console.log(`${name} is made: ${made.count} files, its page is ${remote.path}.

${lines.join('\n')}

Translate "${remote.title}" in ${made.shown}src/texts.ts and src/translations.`);
  return 0;
}

/**
 * Location of a new remote, with the data for the message that describes the next steps.
 * @typedef {object} Made
 * @property {string} folder
 * @property {string} root
 * @property {string} shown the folder as a user would type it, with `/`; '' for the current folder @property {number} count
 * number of created files @property {string[]} before commands that the user must run first
 */

/**
 * Creates a remote as a member of an npm workspace.
 * @param {string} root
 * @param {import('./request.mjs').NewRemote} remote
 * @param {Record<string, string>} files
 * @param {import('../lib/workspace.mjs').Config} config
 * @param {readonly { name: string }[]} others
 * @returns {Made}
 */
function addWorkspace(root, remote, files, config, others) {
  const folder = join(root, remote.name);
  if (existsSync(folder)) throw new Failure(`The folder ${remote.name} already exists.`, 2);
  const lock = readJson(join(root, 'package-lock.json'));
  const member = createPackageJson(
    remote,
    config.newRemoteDependencies,
    readJson(join(PACKAGE_FOLDER, 'package.json')),
    lock,
  );
  const all = { ...files, 'package.json': asJson(member) };
  writeFiles(folder, all);
  addToWorkspace(root, member, others);
  return { folder, root, shown: `${remote.name}/`, count: Object.keys(all).length, before: [] };
}
