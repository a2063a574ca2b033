const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * A constant of the contract, from its source, which Node cannot import, or from what was compiled of it.
 * @param {string} name
 */
function contractValue(name) {
  const files = ['remotes.ts', 'remotes.mjs'].map((file) => path.join(__dirname, '../contract', file));
  const source = files.find((file) => existsSync(file));
  const [value] = (source && readFileSync(source, 'utf8').split(`${name} = '`)[1]?.split("'")) ?? [];
  if (value === undefined) throw new Error(`contract/remotes has no ${name}`);
  return value;
}

const contractVersion = () => contractValue('CONTRACT_VERSION');
/** The id of the element with the registry. */
const registryElementId = () => contractValue('REGISTRY_ELEMENT_ID');

module.exports = { contractVersion, registryElementId };
