import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alignColumns, Failure } from '../lib/terminal.mjs';
import { readJson, toEnvironmentVariable } from '../lib/workspace.mjs';
import { createCommandContext, publicKeyOf, readPrivateKey, withRemoteContext } from './server.mjs';

const FOR_PREVIEWS = 'previews';
const FOR_OPERATORS = 'operators';

/** Returns the id by which release histories name a key. @param {string} publicKey */
function keyIdOf(publicKey) {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/**
 * Returns the instruction to an operator for allowing a key.
 * @param {string} name of the list of keys, which is usually the remote's name
 * @param {string} publicKey
 */
const allowKeyInstruction = (name, publicKey) =>
  `An operator adds this line to the server's release-keys.json (in DATA_DIR, or the file that ${toEnvironmentVariable('RELEASE_KEYS')} names):

  "${name}": ["${publicKey}"]`;

/**
 * Returns the file for a new key, and the name of the server's list to which an operator adds the key.
 * @param {import('./server.mjs').Context} context
 */
function keyFileOf({ remote: { name, root }, word = '', values, key: { file, shown } }) {
  /** @type {Record<string, { list: string, about: string }>} */
  const kinds = {
    '': { list: name, about: `for ${name}` },
    [FOR_PREVIEWS]: { list: `${name}:${FOR_PREVIEWS}`, about: `for previews of ${name} and nothing else` },
    [FOR_OPERATORS]: { list: `*:${FOR_OPERATORS}`, about: 'rollbacks of any remote, and nothing else' },
  };
  const kind = kinds[word];
  if (!kind) throw new Failure(`A key is for everything, for "${FOR_PREVIEWS}" alone, or for "${FOR_OPERATORS}".`, 2);
  const own = `.keys/${name}-${FOR_PREVIEWS}.pem`;
  const isOwn = word === FOR_PREVIEWS && values['key'] === undefined;
  return { ...kind, ...(isOwn ? { file: join(root, own), shown: own } : { file, shown }) };
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function runTokenCommand(given) {
  // An operator's key needs no folder of a remote.
  const context = createCommandContext(given.word === FOR_OPERATORS ? { ...given, name: FOR_OPERATORS } : given);
  const { file, shown, list, about } = keyFileOf(context);
  if (existsSync(file)) throw new Failure(`A key at ${shown} already exists and is not overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  const publicKey = publicKeyOf(privateKey);
  console.log(
    `The private key is ${shown}. It signs ${about}: keep it, and keep it out of git. Its id is ${keyIdOf(publicKey)}.`,
  );
  console.log(`\n${allowKeyInstruction(list, publicKey)}\n`);
  return 0;
}

export const runWhoamiCommand = withRemoteContext(async ({ remote, key, server }) => {
  const file = join(remote.folder, 'package.json');
  const manifest = existsSync(file) ? readJson(file) : {};
  const version = manifest.name === remote.name ? manifest.version : '';
  const publicKey = publicKeyOf(readPrivateKey(key, remote));
  const rows = [
    ['remote', `${remote.name} ${version}`.trimEnd()],
    ['key', `${keyIdOf(publicKey)} (${key.shown})`],
    ['server', server.origin],
  ];
  for (const line of alignColumns(rows)) console.log(line);
  await server.get('/health');
  /** Rights of a key, the widest first. @type {[meaning: string, action: string, path?: string][]} */
  const rights = [
    [`: it may publish and switch ${remote.name}.`, 'publish'],
    [" as an operator's: it may roll back any remote.", 'rollback', `/releases/${remote.name}/rollback`],
    [`: it may publish previews of ${remote.name}, and nothing else.`, 'preview'],
  ];
  let problem = '';
  for (const [meaning, action, path] of rights) {
    const refusal = await server.keyProblem(action, path);
    if (refusal === undefined) {
      console.log(`\nThe server knows this key${meaning}`);
      return 0;
    }
    problem ||= refusal;
  }
  throw new Failure(
    // Shows only the first sentence of the server's message: the rest recommends the command that is running now.
    `\n${problem.replace(/(?<=\.) .*$/s, '')}\n\n${allowKeyInstruction(remote.name, publicKey)}

or, for previews alone:

  "${remote.name}:${FOR_PREVIEWS}": ["${publicKey}"]`,
  );
});
