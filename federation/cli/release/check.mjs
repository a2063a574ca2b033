import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alignColumns, Failure } from '../lib/terminal.mjs';
import {
  isWorkspace,
  readConfig,
  readJson,
  readRemoteDeclarations,
  resolveServerOrigin,
  workspaceRoot,
} from '../lib/workspace.mjs';
import { buildRelease, resolveVersion } from './build-release.mjs';
import { createPublicApi, publishedVersions, withRemoteContext } from './server.mjs';

/** @typedef {import('./server.mjs').Context} Context */

/**
 * Checks on the server that the running shell can run a release.
 * @param {Context} context
 * @param {Record<string, unknown>} release the manifest, or the declaration in remote.json
 * @returns {Promise<{ contract: string, warnings?: string[] }>}
 * @throws {Failure} for an incompatible release
 */
async function compare({ server }, { name, contract, pages, slots, offers, needs }) {
  const fit = await server.post('/releases/fit', { name, contract, pages, slots, offers, needs });
  if (fit.problem) throw new Failure(`It is incompatible with the shell at ${server.origin}: ${fit.problem}`);
  return fit;
}

/**
 * True if the server responds. Throws if a server that the user or package.json has named does not respond.
 * @param {Context} context
 */
const hasShell = ({ server, isServerNamed }) =>
  server.get('/health').then(
    () => true,
    (/** @type {unknown} */ error) => {
      if (isServerNamed) throw error;
      return false;
    },
  );

const checkRemote = withRemoteContext(async (context) => {
  const { remote, values, server } = context;
  const version = resolveVersion(remote, values['version']);
  const isCompared = await hasShell(context);
  // The declaration is checked before the build, because a build of an incompatible remote would be useless.
  if (isCompared) await compare(context, readJson(join(remote.folder, 'remote.json')));
  const { manifest } = await buildRelease(remote, version);
  console.log(
    `Its ${Object.keys(manifest.files).length} files keep the rules: sizes, one component per module, own styles, no secret, no copy of React`,
  );
  if (!isCompared) {
    console.log(`No server responds at ${server.origin}, so it is not compared with a shell. Name one with --server.`);
    return 0;
  }
  const fit = await compare(context, manifest);
  console.log(`It is compatible with the shell at ${server.origin} (contract ${fit.contract})`);
  const isPublished = (await publishedVersions(server, remote.name)).includes(version);
  for (const warning of fit.warnings ?? []) console.log(warning);
  if (isPublished) console.log(`${version} is published already: a release needs another version`);
  return 0;
});

/**
 * @typedef {import('../../contract/releases.js').ShellCompatibility} ShellCompatibility
 * @typedef {import('../../contract/releases.js').ShellCompatibilityRequest} ShellCompatibilityRequest
 */

/** @type {Record<ShellCompatibility['releases'][number]['role'], string>} */
const ROLES = { stable: 'active', canary: 'canary', earlier: 'earlier' };

/**
 * Returns the facts that the server needs about a build of the shell.
 * @param {string} folder folder of the build
 * @param {string} root of the workspace
 * @returns {ShellCompatibilityRequest}
 * @throws {Failure} for a folder without a build of a shell, or a build that does not name the contract
 */
function readShell(folder, root) {
  const file = join(folder, 'shell.json');
  if (!existsSync(file)) {
    throw new Failure(`${folder} has no shell.json: build the shell, or name its folder.`, 2);
  }
  const { contract, provides } = readJson(file);
  if (typeof contract !== 'string') {
    throw new Failure(`${file} does not name the contract: build the shell again, with this version of the recipe.`);
  }
  const { slots, reservedPaths } = readConfig(root);
  /** @type {{ name: string, pages: any[] }[]} */
  const declarations = isWorkspace(root) ? readRemoteDeclarations(root) : [];
  const remotes = declarations.map(({ name, pages }) => ({ name, pages }));
  return { contract, provides, ...(slots && { slots }), paths: reservedPaths, remotes };
}

/** @type {import('../lib/command-line.mjs').Run} */
async function checkShell({ folder: here, word, values }) {
  const root = workspaceRoot(resolve(here));
  // A path on the command line is relative to the user's folder, and npm runs this process in another folder.
  const folder = word === undefined ? join(root, 'shell/dist') : resolve(process.env['INIT_CWD'] ?? here, word);
  const shell = readShell(folder, root);
  const server = createPublicApi(resolveServerOrigin(values['server'], root).origin);
  /** @type {ShellCompatibility} */
  const { contract, releases } = await server.post('/releases/fit-shell', shell);
  console.log(`${folder}: contract ${shell.contract}; the shell at ${server.origin}: ${contract ?? 'none'}`);
  if (releases.length === 0) console.log('No release is active there: nothing can break.');
  const rows = releases.map(({ name, version, role, problem }) => [
    name,
    version,
    ROLES[role],
    problem ?? 'compatible',
  ]);
  for (const line of alignColumns(rows)) console.log(line);
  const broken = releases.filter(({ role, problem }) => role !== 'earlier' && problem !== null);
  if (broken.length === 0) return 0;
  const names = broken.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new Failure(
    `\nNot under this shell: ${names}. Its visitors would get an earlier release, the build, or nothing.`,
  );
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function runCheckCommand(given) {
  if (given.values['shell'] !== undefined) return checkShell(given);
  if (given.word === undefined) return checkRemote(given);
  throw new Failure(`Unexpected argument "${given.word}": a folder is for --shell. Run with --help for usage.`, 2);
}
