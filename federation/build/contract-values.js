const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * A constant of the contract, from its source, which Node cannot import, or from what was compiled of it.
 * @param {string} module
 * @param {string} name
 */
function contractValue(module, name) {
  const files = ['.ts', '.mjs'].map((ending) => path.join(__dirname, '../contract', module + ending));
  const source = files.find((file) => existsSync(file));
  const [value] = (source && readFileSync(source, 'utf8').split(`${name} = '`)[1]?.split("'")) ?? [];
  if (value === undefined) throw new Error(`contract/${module} has no ${name}`);
  return value;
}

const contractVersion = () => contractValue('remotes', 'CONTRACT_VERSION');

module.exports = { contractVersion };
