import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readRemoteDeclarations } from '../lib/remote.mjs';
import { alignColumns } from '../lib/terminal.mjs';
import { resolveServerOrigin } from '../lib/urls.mjs';
import { isWorkspace, readConfig, readJson, workspaceRoot } from '../lib/workspace.mjs';
import { createPublicApi } from './server.mjs';

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
export async function runCheckShellCommand({ folder: here, word, values }) {
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
