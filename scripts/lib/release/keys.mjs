import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../root.mjs';

const READABLE_BY_OTHERS = 0o077;

/** Where a remote's private key lies; git ignores the folder. @param {string} name */
export const keyFileOf = (name) => join(ROOT, '.keys', `${name}.pem`);

/**
 * The public half as servers list it: 32 bytes in base64.
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function publicKeyOf(privateKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The short name of a key in logs and histories. @param {string} publicKey */
export function keyIdOf(publicKey) {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/** @param {string} file */
const shown = (file) => (file.startsWith(ROOT) ? relative(ROOT, file) : file);

/**
 * @param {string} file PEM
 * @param {string} name of the remote, for the advice
 */
export function readPrivateKey(file, name) {
  if (!existsSync(file)) {
    throw new Failure(`There is no private key at ${shown(file)}. Make one with: npm run release -w ${name} -- keygen`);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & READABLE_BY_OTHERS) !== 0) {
    console.error(`Others on this machine can read ${shown(file)}: chmod 600 ${shown(file)}`);
  }
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch {
    throw new Failure(`${shown(file)} holds no private key that can be read (PEM, without a password).`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Failure(`${shown(file)} holds a key of type ${key.asymmetricKeyType}; releases are signed with Ed25519.`);
  }
  return key;
}

/** @type {import('./command.mjs').Verb} */
export const keygen = {
  usage: '',
  about: 'makes a key pair, and says what an operator has to add to the server',
  options: {},
  run: async ({ name, keyFile }) => {
    if (existsSync(keyFile)) {
      throw new Failure(`There is a key at ${shown(keyFile)} already, and it is not written over.`);
    }
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(keyFile), { recursive: true, mode: 0o700 });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    const publicKey = publicKeyOf(privateKey);
    console.log(
      `The private key is ${shown(keyFile)}. It signs for ${name}: keep it, and keep it out of git. Its id is ${keyIdOf(publicKey)}.`,
    );
    console.log(
      "\nAn operator adds this line to the server's release-keys.json (in DATA_DIR, or where VERDANT_RELEASE_KEYS says):\n",
    );
    console.log(`  "${name}": ["${publicKey}"]\n`);
    return 0;
  },
};
