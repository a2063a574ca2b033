import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { adviceTo } from '../lib/remote.mjs';

/** @typedef {import('../lib/remote.mjs').Remote} Remote */

const READABLE_BY_OTHERS = 0o077;

/** Where a remote's private key is by default; git ignores the folder. @param {Remote} remote */
export const keyFileOf = ({ name, root }) => join(root, '.keys', `${name}.pem`);

/**
 * The public half as servers list it: 32 bytes in base64.
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function publicKeyOf(privateKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** What identifies a key in histories. @param {string} publicKey */
export function keyIdOf(publicKey) {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** A path as it is shown. @param {string} file @param {Remote} remote */
export const shownPath = (file, { root }) => (file.startsWith(root) ? relative(root, file) : file);

/**
 * @param {string} file PEM
 * @param {Remote} remote
 */
export function readPrivateKey(file, remote) {
  const shown = shownPath(file, remote);
  if (!existsSync(file)) {
    throw new Failure(`There is no private key at ${shown}. Make one with: ${adviceTo(remote, 'keygen')}`);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & READABLE_BY_OTHERS) !== 0) {
    console.error(`Other users of this machine can read ${shown}: chmod 600 ${shown}`);
  }
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch {
    throw new Failure(`${shown} is not a readable private key (PEM, without a passphrase).`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Failure(`${shown} is a key of type ${key.asymmetricKeyType}; releases are signed with Ed25519.`);
  }
  return key;
}
