import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from '../lib/terminal.mjs';
import { recommendedCommand, toEnvironmentVariable } from '../lib/workspace.mjs';

/** @typedef {import('../lib/workspace.mjs').Remote} Remote */

/** Environment variable with the text of a private key, for CI systems that provide secrets only as variables. */
const KEY_VARIABLE = toEnvironmentVariable('KEY');

/**
 * Source of a private key: a file, or the environment.
 * @typedef {{ shown: string, file: string, pem?: string }} KeySource `pem`: the text of the key if the key is from the
 * environment
 */

/**
 * Returns the source of the key: command line, environment, or a file in `.keys`: the remote's, or else the operators' if
 * the command line names the remote.
 * @param {Remote} remote @param {string | undefined} named key file from the command line
 * @param {NodeJS.ProcessEnv} environment @param {boolean} [isByName]
 * @returns {KeySource}
 */
export function keySourceOf(remote, named, environment, isByName = false) {
  const [own = '', operators = ''] = [remote.name, 'operators'].map((name) =>
    join(remote.root, '.keys', `${name}.pem`),
  );
  const pem = environment[KEY_VARIABLE];
  if (named === undefined && pem) return { file: own, pem, shown: KEY_VARIABLE };
  const file = named ?? (isByName && !existsSync(own) && existsSync(operators) ? operators : own);
  return { file, shown: file.startsWith(remote.root) ? relative(remote.root, file) : file };
}

/**
 * Returns the public key in the format of the server's list of keys: 32 bytes in base64.
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function publicKeyOf(privateKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** Returns the id by which release histories name a key. @param {string} publicKey */
export function keyIdOf(publicKey) {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** @param {KeySource} source @param {Remote} remote @returns {string} PEM */
function readPem({ file, pem, shown }, remote) {
  if (pem !== undefined) return pem;
  if (!existsSync(file)) {
    throw new Failure(`There is no private key at ${shown}. Make one with: ${recommendedCommand(remote, 'token')}`);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    console.error(`Other users of this machine can read ${shown}: chmod 600 ${shown}`);
  }
  return readFileSync(file, 'utf8');
}

/** @param {KeySource} source @param {Remote} remote */
export function readPrivateKey(source, remote) {
  const { shown } = source;
  const pem = readPem(source, remote);
  let key;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Failure(`${shown} is not a readable private key (PEM, without a passphrase).`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Failure(`${shown} is a key of type ${key.asymmetricKeyType}; releases are signed with Ed25519.`);
  }
  return key;
}
