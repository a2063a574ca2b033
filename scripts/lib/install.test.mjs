import { isInstallationComplete } from './install.mjs';

const lock = (packages) => JSON.stringify({ packages });
const react = { version: '19.3.1', integrity: 'sha512-a' };
const installedReact = (more) => ({ 'node_modules/react': { ...react, ...more } });
const lockedPackages = { '': {}, shell: {}, 'node_modules/react': react };

test.each([
  ['accepts the same packages', lockedPackages, installedReact(), true],
  ['refuses a missing package', lockedPackages, {}, false],
  ['refuses another version of a package', lockedPackages, installedReact({ version: '18.0.0' }), false],
  ['refuses a package with other contents', lockedPackages, installedReact({ integrity: 'sha512-b' }), false],
  ['refuses a missing development package', { 'node_modules/webpack': { ...react, dev: true } }, {}, false],
  ['refuses a missing package of a workspace', { 'server/node_modules/pg': react }, {}, false],
  ['accepts a missing optional package', { 'node_modules/fsevents': { ...react, optional: true } }, {}, true],
  ['accepts a missing link to a remote', { 'node_modules/mfe-a': { resolved: 'mfe-a', link: true } }, {}, true],
  ['refuses a missing link to a package', { 'node_modules/@v/a': { resolved: 'a', link: true } }, {}, false],
  ['accepts a missing peer dependency', { 'node_modules/@rspack/core': { ...react, peer: true } }, {}, true],
])('the check of the installed packages %s', (_title, packages, installed, expected) => {
  expect(isInstallationComplete(lock(packages), lock(installed))).toBe(expected);
});
