const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The version of the contract, from its source, which Node cannot import, or from what was compiled of it.
 * @returns {string}
 */
function contractVersion() {
  const files = ['remotes.ts', 'remotes.mjs'].map((name) => path.join(__dirname, '../contract', name));
  const source = files.find((file) => existsSync(file));
  const version = source && /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(source, 'utf8'))?.[1];
  if (version === undefined) throw new Error('contract/remotes has no CONTRACT_VERSION');
  return version;
}

module.exports = { contractVersion };
