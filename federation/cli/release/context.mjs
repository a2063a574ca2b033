import { resolve } from 'node:path';
import { remoteIn } from '../lib/remote.mjs';
import { DEFAULT_SERVER } from '../lib/urls.mjs';
import { keyFileOf } from './keys.mjs';
import { connect } from './server.mjs';

/**
 * @typedef {import('../lib/command-line.mjs').Command} Command
 * @typedef {import('../lib/command-line.mjs').Given} Given
 *
 * What a command about a remote's releases works with.
 * @typedef {object} Context
 * @property {import('../lib/remote.mjs').Remote} remote
 * @property {string | undefined} word
 * @property {import('../lib/command-line.mjs').Values} values
 * @property {string} keyFile the team's private key
 * @property {import('./server.mjs').Server} server
 */

/** @type {Command['options']} */
const COMMON = {
  server: { value: '<url>', about: `of the product; ${DEFAULT_SERVER} by default` },
  key: { value: '<file>', about: 'private key; .keys/<remote>.pem by default' },
};

/** @param {Given} given @returns {Context} */
function contextOf({ folder, word, values }) {
  const remote = remoteIn(folder);
  // npm runs a script in the remote's folder; the path of a key is relative to the caller's own.
  const callerFolder = process.env['INIT_CWD'] ?? process.cwd();
  const keyFile = values['key'] === undefined ? keyFileOf(remote) : resolve(callerFolder, values['key']);
  const server = connect(values['server'] ?? DEFAULT_SERVER, remote, keyFile);
  return { remote, word, values, keyFile, server };
}

/**
 * A command that signs, or asks the server, for one remote.
 * @param {Omit<Command, 'run'> & { run: (context: Context) => Promise<number> }} command
 * @returns {Command}
 */
export function releaseCommand({ options, run, ...command }) {
  return { ...command, options: { ...options, ...COMMON }, run: async (given) => run(contextOf(given)) };
}
