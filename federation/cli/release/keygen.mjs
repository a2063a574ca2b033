import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { releaseCommand } from './context.mjs';
import { keyIdOf, publicKeyOf, shownPath } from './keys.mjs';

export const keygen = releaseCommand({
  about: 'makes a key pair, and prints what an operator adds to the server',
  options: {},
  run: async ({ remote, keyFile }) => {
    const shown = shownPath(keyFile, remote);
    if (existsSync(keyFile)) throw new Failure(`There is a key at ${shown} already, and it is not overwritten.`);
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(keyFile), { recursive: true, mode: 0o700 });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    const publicKey = publicKeyOf(privateKey);
    console.log(
      `The private key is ${shown}. It signs for ${remote.name}: keep it, and keep it out of git. Its id is ${keyIdOf(publicKey)}.`,
    );
    console.log(
      "\nAn operator adds this line to the server's release-keys.json (in DATA_DIR, or the file that VERDANT_RELEASE_KEYS names):\n",
    );
    console.log(`  "${remote.name}": ["${publicKey}"]\n`);
    return 0;
  },
});
