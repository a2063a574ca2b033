import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { adviceTo, remotesOf } from '../lib/remote.mjs';
import { readConfig, readJson, workspaceRoot } from '../lib/workspace.mjs';
import { asJson, declarationOf, packageOf, sourcesOf } from './files.mjs';
import { addToWorkspace } from './registration.mjs';
import { ACCESS, readRequest } from './request.mjs';

/** The folder of this package. */
const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The version of the contract, from its source, which Node cannot import. */
function contractVersion() {
  const source = readFileSync(join(PACKAGE, 'contract/remotes.ts'), 'utf8');
  const version = /CONTRACT_VERSION = '([^']+)'/.exec(source)?.[1];
  if (version === undefined) throw new Error('contract/remotes.ts has no CONTRACT_VERSION');
  return version;
}

/** @param {string} folder @param {Record<string, string>} files */
function writeAll(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** @type {import('../lib/command-line.mjs').Command} */
export const newRemote = {
  about: 'makes a new remote that passes every check as it is',
  word: '<name>',
  options: {
    path: { value: '<path>', about: 'of its page: /goals' },
    title: { value: '<title>', about: 'of its page: "Goals"' },
    nav: { value: '<label>', about: 'label in the navbar; without it the page is not in the navbar' },
    access: { value: '<access>', about: `${ACCESS.join(', ')}; guarded by default` },
  },
  run: async ({ folder: here, word, values }) => {
    const root = workspaceRoot(here);
    const config = readConfig(root);
    const others = remotesOf(root);
    const remote = readRequest(word, values, config, others);
    const folder = join(root, remote.name);
    if (existsSync(folder)) throw new Failure(`There is a folder ${remote.name} already.`, 2);

    const orders = others.flatMap(({ pages }) => pages.map(({ nav }) => nav?.order ?? 0));
    const order = Math.max(0, ...orders) + 10;
    const lock = readJson(join(root, 'package-lock.json'));
    const own = readJson(join(PACKAGE, 'package.json'));
    const member = packageOf(remote, config.newRemoteDependencies, own, lock);
    const template = join(PACKAGE, 'template');
    const declared = readJson(join(template, 'remote.json'));
    const files = {
      ...sourcesOf(template, remote),
      // Replaces the template's own, which is there for its test.
      'remote.json': asJson(declarationOf(remote, declared, contractVersion(), order)),
      'package.json': asJson(member),
    };
    writeAll(folder, files);
    addToWorkspace(root, member, others);
    console.log(`${remote.name} is made: ${Object.keys(files).length} files, its page is ${remote.path}.

  npm run dev -w ${remote.name}                 shows it in a running product, and follows your changes
  ${adviceTo(remote, 'keygen')}   makes the team's key
  npm run release -w ${remote.name}             publishes it

Translate "${remote.title}" in ${remote.name}/src/texts and in remote.json ("titles").`);
    return 0;
  },
};
