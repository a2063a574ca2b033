import { agrees, installStamp } from './install.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const lock = (packages) => JSON.stringify({ packages });
const react = { version: '19.3.1', integrity: 'sha512-a' };

test('the stamp changes with the lock file and the kind of machine', () => {
  const stamp = installStamp('one', machine);
  expect(installStamp('two', machine)).not.toBe(stamp);
  expect(installStamp('one', { ...machine, arch: 'arm64' })).not.toBe(stamp);
});

test.each([
  ['the same packages agree', { 'node_modules/react': react }, true],
  ['a missing package does not', {}, false],
  ['another version does not', { 'node_modules/react': { ...react, version: '18.0.0' } }, false],
  ['other contents do not', { 'node_modules/react': { ...react, integrity: 'sha512-b' } }, false],
])('%s', (_what, installed, expected) => {
  expect(agrees(lock({ '': {}, shell: {}, 'node_modules/react': react }), lock(installed))).toBe(expected);
});

test('a development package that was left out does not agree', () => {
  expect(agrees(lock({ 'node_modules/webpack': { ...react, dev: true } }), lock({}))).toBe(false);
});

test('an optional package for another system may be missing', () => {
  expect(agrees(lock({ 'node_modules/fsevents': { ...react, optional: true } }), lock({}))).toBe(true);
});

test('a package in a workspace counts too', () => {
  expect(agrees(lock({ 'server/node_modules/pg': react }), lock({}))).toBe(false);
});
