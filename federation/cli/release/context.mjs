import { resolve } from 'node:path';
import { readRemoteIn, remoteNamed } from '../lib/remote.mjs';
import { resolveServerOrigin } from '../lib/urls.mjs';
import { keySourceOf } from './keys.mjs';
import { createTeamApi } from './server.mjs';

/**
 * Inputs of a command about a remote's releases.
 * @typedef {object} Context
 * @property {import('../lib/remote.mjs').Remote} remote
 * @property {string | undefined} word
 * @property {import('../lib/command-line.mjs').Values} values
 * @property {import('./keys.mjs').KeySource} key the team's private key
 * @property {import('./server.mjs').Server} server
 * @property {boolean} isServerNamed true if an option, the environment or package.json names the server; false for the
 * default server
 */

/** @param {import('../lib/command-line.mjs').Given} given @returns {Context} */
export function createCommandContext({ folder, word, values, name }) {
  const remote = name === undefined ? readRemoteIn(folder) : remoteNamed(name, folder);
  // A key's path on the command line is relative to the user's folder, and npm runs this process in another folder.
  const callerFolder = process.env['INIT_CWD'] ?? process.cwd();
  const named = values['key'] === undefined ? undefined : resolve(callerFolder, values['key']);
  const key = keySourceOf(remote, named, process.env, name !== undefined);
  const { origin, isNamed } = resolveServerOrigin(values['server'], remote.root);
  return { remote, word, values, key, server: createTeamApi(origin, remote, key), isServerNamed: isNamed };
}

/**
 * Returns a command that sends requests to the server about one remote.
 * @param {(context: Context) => Promise<number>} run
 * @returns {import('../lib/command-line.mjs').Run}
 */
export const withRemoteContext = (run) => async (given) => run(createCommandContext(given));
