const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Returns an error message if the source file in `offers` does not declare the type of a slot that the remote offers.
 * Returns undefined if all slots have a type. The schema of remote.json checks the names of slots in tests and at
 * publishing.
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
