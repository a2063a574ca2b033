import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { forRemote } from './context.mjs';
import { keyIdOf, operatorLine, publicKeyOf } from './keys.mjs';

export const keygen = forRemote(async ({ remote, key: { file, shown } }) => {
  if (existsSync(file)) throw new Failure(`There is a key at ${shown} already, and it is not overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  const publicKey = publicKeyOf(privateKey);
  console.log(
    `The private key is ${shown}. It signs for ${remote.name}: keep it, and keep it out of git. Its id is ${keyIdOf(publicKey)}.`,
  );
  console.log(`\n${operatorLine(remote.name, publicKey)}\n`);
  return 0;
});
