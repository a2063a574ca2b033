const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Reads a constant of the contract from its TypeScript source, or from the compiled file.
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
