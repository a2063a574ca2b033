import { agrees } from './install.mjs';

const lock = (packages) => JSON.stringify({ packages });
const react = { version: '19.3.1', integrity: 'sha512-a' };
const lockedPackages = { '': {}, shell: {}, 'node_modules/react': react };

test.each([
  ['accepts the same packages', lockedPackages, { 'node_modules/react': react }, true],
  ['refuses a missing package', lockedPackages, {}, false],
  ['refuses another version', lockedPackages, { 'node_modules/react': { ...react, version: '18.0.0' } }, false],
  ['refuses other contents', lockedPackages, { 'node_modules/react': { ...react, integrity: 'sha512-b' } }, false],
  ['refuses a missing package for development', { 'node_modules/webpack': { ...react, dev: true } }, {}, false],
  ['refuses a missing package of a workspace', { 'server/node_modules/pg': react }, {}, false],
  ['accepts that an optional package is missing', { 'node_modules/fsevents': { ...react, optional: true } }, {}, true],
  ['accepts that a mere peer is missing', { 'node_modules/@rspack/core': { ...react, peer: true } }, {}, true],
])('%s', (_title, packages, installed, expected) => {
  expect(agrees(lock(packages), lock(installed))).toBe(expected);
});
