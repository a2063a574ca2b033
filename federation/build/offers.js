const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Why a remote cannot offer its slots: a source that `offers` names does not give one of them a type. Undefined when all are
 * typed. Others check the names: the schema of remote.json in tests and at publishing.
 * @param {string} folder the remote's
 * @param {Pick<import('./remote').Declaration, 'name' | 'offers'>} declaration
 */
function offersProblem(folder, { name, offers = [] }) {
  for (const { slot, types } of offers) {
    const file = path.join(folder, types);
    if (existsSync(file) && readFileSync(file, 'utf8').includes(`'${slot}':`)) continue;
    return `${name}/remote.json: ${types} does not have the props of the slot '${slot}' in FederationSlots`;
  }
  return undefined;
}

module.exports = { offersProblem };
