import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../build/contract-values.js';
import { Failure } from '../lib/failure.mjs';
import { adviceTo, remotesOf } from '../lib/remote.mjs';
import { writeTranslationFiles } from '../lib/translation-files.mjs';
import { isWorkspace, PACKAGE, readConfig, workspaceRoot, readJson } from '../lib/workspace.mjs';
import { asJson, declarationOf, serviceFiles, sourcesOf, withPageTexts, packageOf, writeAll } from './files.mjs';
import { addToWorkspace } from './registration.mjs';
import { createRepository, productConfig } from './repository.mjs';
import { readRequest } from './request.mjs';

const TEMPLATE = join(PACKAGE, 'template');

/**
 * What the template makes of a remote's own folder.
 * @param {import('./request.mjs').NewRemote} remote
 * @param {readonly { pages: { nav?: { order: number } }[] }[]} others
 */
function filesOf(remote, others) {
  const orders = others.flatMap(({ pages }) => pages.map(({ nav }) => nav?.order ?? 0));
  const order = Math.max(0, ...orders) + 10;
  return {
    ...withPageTexts(sourcesOf(TEMPLATE, remote), remote),
    ...serviceFiles(join(PACKAGE, 'service'), remote),
    // Replaces the template's own, which is there for its test.
    'remote.json': asJson(declarationOf(remote, contractVersion(), order)),
  };
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function newRemote({ folder: here, word, values }) {
  const root = workspaceRoot(here);
  const isMember = isWorkspace(root);
  const others = isMember ? remotesOf(root) : [];
  const config = isMember ? readConfig(root) : productConfig(here);
  const remote = readRequest(word, values, config, others);
  const files = filesOf(remote, others);
  const made = isMember ? addWorkspace(root, remote, files, config, others) : createRepository(here, remote, files);
  writeTranslationFiles(made.root);
  const { name } = remote;
  const run = (/** @type {string} */ script) => (isMember ? `npm run ${script} -w ${name}` : `npm run ${script}`);
  const steps = [
    ...made.before.map((step) => /** @type {const} */ ([step, ''])),
    ...(isMember ? [] : [/** @type {const} */ (['npm run shell', 'runs the product here, to develop against'])]),
    [run('dev'), 'shows it in a running product, and follows your changes'],
    [adviceTo({ name, ...made }, 'keygen'), "makes the team's key"],
    [run('release'), 'publishes it'],
  ];
  const width = Math.max(...steps.map(([step = '']) => step.length));
  const lines = steps.map(([step = '', about = '']) => `  ${step.padEnd(width)}   ${about}`.trimEnd());
  console.log(`${name} is made: ${made.count} files, its page is ${remote.path}.

${lines.join('\n')}

Translate "${remote.title}" in ${made.shown}src/texts and src/translations.`);
  return 0;
}

/**
 * Where a new remote is, and what to say about it.
 * @typedef {object} Made
 * @property {string} folder
 * @property {string} root
 * @property {string} shown the folder as a user would type it, with `/`; '' for the present one
 * @property {number} count of files
 * @property {string[]} before commands to run first
 */

/**
 * Makes a remote as a member of an npm workspace.
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
  const member = packageOf(remote, config.newRemoteDependencies, readJson(join(PACKAGE, 'package.json')), lock);
  const all = { ...files, 'package.json': asJson(member) };
  writeAll(folder, all);
  addToWorkspace(root, member, others);
  return { folder, root, shown: `${remote.name}/`, count: Object.keys(all).length, before: [] };
}
