import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { builtPackages } from '../packages.mjs';
import { asJson, declarationOf, packageOf, sourcesOf } from './files.mjs';
import { readRequest } from './request.mjs';
import { withLocked, withMember } from './workspace.mjs';

const USAGE = `Usage: npm run new-remote -- <name> --path <path> --title <title> [--nav <label>] [--access <who>]

  <name>      mfe-goals
  --path      address of its page: /goals
  --title     of the page: "Goals"
  --nav       label in the navbar; without it the page has no entry there
  --access    guarded (signed-in people, without this option), public, or anonymous (nobody who is signed in)`;

const OPTIONS = /** @type {const} */ ({
  path: { type: 'string' },
  title: { type: 'string' },
  nav: { type: 'string' },
  access: { type: 'string' },
  help: { type: 'boolean' },
});

/** @param {string[]} args */
function parse(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`"${positionals[1]}" is one word too many`);
    return { values, name: positionals[0] };
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Say --help to see what there is.`,
      2,
    );
  }
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The remotes that there are, with their pages.
 * @param {string} root
 * @returns {{ name: string, paths: string[], orders: number[] }[]}
 */
function remotesIn(root) {
  return builtPackages(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .map((name) => {
      /** @type {{ path: string, nav?: { order: number } }[]} */
      const pages = readJson(join(root, name, 'remote.json')).pages;
      return { name, paths: pages.map(({ path }) => path), orders: pages.map(({ nav }) => nav?.order ?? 0) };
    });
}

/** The version of the contract, from its source: this runs without a build. @param {string} root */
function contractOf(root) {
  const [, version] =
    /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(join(root, 'federation/contract/remotes.ts'), 'utf8')) ?? [];
  if (version === undefined) throw new Error('federation/contract/remotes.ts names no CONTRACT_VERSION');
  return version;
}

/**
 * Adds the workspace where npm would, so that nothing has to be installed.
 * @param {string} root
 * @param {ReturnType<typeof packageOf>} member
 */
function register(root, member) {
  const change = (/** @type {string} */ file, /** @type {(value: any) => unknown} */ by) =>
    writeFileSync(file, asJson(by(readJson(file))));
  change(join(root, 'package.json'), (value) => withMember(value, member.name));
  change(join(root, 'package-lock.json'), (value) => withLocked(value, member));
  const modules = join(root, 'node_modules');
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return;
  change(record, (value) => withLocked(value, member));
  symlinkSync(join('..', member.name), join(modules, member.name), 'junction');
}

/**
 * Makes a new remote that passes every check as it is; answers the exit code.
 * @param {string[]} args
 * @param {string} root of the tree
 */
export function runNewRemote(args, root) {
  const { values, name } = parse(args);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const others = remotesIn(root);
  const remote = readRequest(name, values, others);
  const folder = join(root, remote.name);
  if (existsSync(folder)) throw new Failure(`There is a folder ${remote.name} already.`, 2);

  const order = Math.max(0, ...others.flatMap(({ orders }) => orders)) + 10;
  const member = packageOf(remote, readJson(join(root, 'shared/package.json')));
  const files = {
    ...sourcesOf(join(root, 'scripts/new-remote/template'), remote),
    // After the template's own, which is there for its tests.
    'remote.json': asJson(declarationOf(remote, contractOf(root), order)),
    'package.json': asJson(member),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  register(root, member);
  console.log(`${remote.name} is made: ${Object.keys(files).length} files, its page is ${remote.path}.

  npm run dev -w ${remote.name}                 shows it in a running product, and follows your changes
  npm run release -w ${remote.name} -- keygen   makes the team's key
  npm run release -w ${remote.name}             publishes it

Translate "${remote.title}" in ${remote.name}/src/texts and in remote.json ("titles").`);
  return 0;
}
