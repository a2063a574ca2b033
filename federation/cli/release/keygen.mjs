import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { contextOf } from './context.mjs';
import { keyIdOf, operatorLine, publicKeyOf } from './keys.mjs';

const FOR_PREVIEWS = 'previews';
const FOR_OPERATORS = 'operators';

/** Where a new key goes, and whose list the operator adds it to. @param {import('./context.mjs').Context} context */
function placeOf({ remote, word, values, key: { file, shown } }) {
  if (word === FOR_OPERATORS) {
    const about = 'rollbacks, freezes and removals of any remote, and nothing else';
    return { file, shown, list: `*:${FOR_OPERATORS}`, about };
  }
  if (word === undefined) return { file, shown, list: remote.name, about: `for ${remote.name}` };
  if (word !== FOR_PREVIEWS) {
    throw new Failure(`A key is for everything, for "${FOR_PREVIEWS}" alone, or for "${FOR_OPERATORS}".`, 2);
  }
  const list = `${remote.name}:${FOR_PREVIEWS}`;
  const about = `for previews of ${remote.name} and nothing else`;
  if (values['key'] !== undefined) return { file, shown, list, about };
  const own = `.keys/${remote.name}-${FOR_PREVIEWS}.pem`;
  return { file: join(remote.root, own), shown: own, list, about };
}

/** @param {import('./context.mjs').Context} context */
async function makeKey(context) {
  const { file, shown, list, about } = placeOf(context);
  if (existsSync(file)) throw new Failure(`A key at ${shown} already exists and is not overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  const publicKey = publicKeyOf(privateKey);
  console.log(
    `The private key is ${shown}. It signs ${about}: keep it, and keep it out of git. Its id is ${keyIdOf(publicKey)}.`,
  );
  console.log(`\n${operatorLine(list, publicKey)}\n`);
  return 0;
}

/** An operator has no remote's folder. @type {import('../lib/command-line.mjs').Run} */
export const keygen = async (given) =>
  makeKey(contextOf(given.word === FOR_OPERATORS ? { ...given, name: FOR_OPERATORS } : given));
