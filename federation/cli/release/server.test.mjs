import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND, toEnvironmentVariable } from '../lib/workspace.mjs';
import { keySourceOf, publicKeyOf, readPrivateKey } from './server.mjs';

const pemOf = (type) => generateKeyPairSync(type).privateKey.export({ type: 'pkcs8', format: 'pem' });
const pem = pemOf('ed25519');
const KEY = toEnvironmentVariable('KEY');
let root;
const remote = () => ({ name: 'mfe-goals', folder: root, root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the private key is taken from the command line, else from the environment, else from the file in .keys', () => {
  const named = join(root, 'team.pem');
  expect(keySourceOf(remote(), named, { [KEY]: pem })).toEqual({ file: named, shown: 'team.pem' });
  expect(keySourceOf(remote(), undefined, { [KEY]: pem })).toMatchObject({ pem, shown: KEY });
  // A CI system passes an unset secret as an empty text, which must count as missing.
  expect(keySourceOf(remote(), undefined, { [KEY]: '' }).shown).toBe('.keys/mfe-goals.pem');
});

test('a private key is read from the environment without a key file, and gives the same public key as a file', () => {
  const fromText = readPrivateKey(keySourceOf(remote(), undefined, { [KEY]: pem }), remote());
  mkdirSync(join(root, '.keys'));
  writeFileSync(join(root, '.keys/mfe-goals.pem'), pem, { mode: 0o600 });
  const fromFile = readPrivateKey(keySourceOf(remote(), undefined, {}), remote());
  expect(publicKeyOf(fromText)).toBe(publicKeyOf(fromFile));
});

test.each([
  ['a missing private key', {}, `There is no private key at .keys/mfe-goals.pem. Make one with: npx ${COMMAND} token`],
  ['a private key that is not PEM', { [KEY]: 'secret' }, `${KEY} is not a readable private key`],
  ['a private key of the type X25519', { [KEY]: pemOf('x25519') }, `${KEY} is a key of type x25519`],
])('%s is refused with an error that names the problem', (_what, environment, reason) => {
  expect(() => readPrivateKey(keySourceOf(remote(), undefined, environment), remote())).toThrow(reason);
});
