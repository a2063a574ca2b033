const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Returns the version of the contract, read from the TypeScript source or, in an installed package, from the compiled file.
 */
function contractVersion() {
  const files = ['ts', 'js'].map((ending) => path.join(__dirname, `../contract/remotes.${ending}`));
  const source = files.find((file) => existsSync(file));
  const [, version] = /CONTRACT_VERSION = '([^']+)'/.exec(source ? readFileSync(source, 'utf8') : '') ?? [];
  if (version === undefined) throw new Error('contract/remotes has no CONTRACT_VERSION');
  return version;
}

module.exports = { contractVersion };
