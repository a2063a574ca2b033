import { resolve } from 'node:path';
import { remoteIn } from '../lib/remote.mjs';
import { serverOf } from '../lib/urls.mjs';
import { keySourceOf } from './keys.mjs';
import { connect } from './server.mjs';

/**
 * What a command about a remote's releases works with.
 * @typedef {object} Context
 * @property {import('../lib/remote.mjs').Remote} remote
 * @property {string | undefined} word
 * @property {import('../lib/command-line.mjs').Values} values
 * @property {import('./keys.mjs').KeySource} key the team's private key
 * @property {import('./server.mjs').Server} server
 * @property {boolean} isServerNamed rather than the default
 */

/** @param {import('../lib/command-line.mjs').Given} given @returns {Context} */
function contextOf({ folder, word, values }) {
  const remote = remoteIn(folder);
  // npm runs a script in the remote's folder; the path of a key is relative to the caller's own.
  const callerFolder = process.env['INIT_CWD'] ?? process.cwd();
  const given = values['key'];
  const key = keySourceOf(remote, given === undefined ? undefined : resolve(callerFolder, given), process.env);
  const { origin, isNamed } = serverOf(values['server'], remote.root);
  return { remote, word, values, key, server: connect(origin, remote, key), isServerNamed: isNamed };
}

/**
 * A command that signs, or asks the server, for one remote.
 * @param {(context: Context) => Promise<number>} run
 * @returns {import('../lib/command-line.mjs').Run}
 */
export const forRemote = (run) => async (given) => run(contextOf(given));
