/** @typedef {{ packages: Record<string, any> }} Lock */

/** @param {string[]} names @param {string} name after the last remote, so that they stay together */
function withWorkspace(names, name) {
  const place = names.findLastIndex((other) => other.startsWith('mfe-')) + 1;
  return names.toSpliced(place, 0, name);
}

/**
 * The root's package.json with one more workspace.
 * @template {{ workspaces: string[] }} Root
 * @param {Root} root
 * @param {string} name
 * @returns {Root}
 */
export const withMember = (root, name) => ({ ...root, workspaces: withWorkspace(root.workspaces, name) });

/** @param {Record<string, unknown>} packages */
const sorted = (packages) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * What npm writes into a lock file for a workspace whose dependencies are all locked already: no network is needed.
 * @template {Lock} L
 * @param {L} lock `package-lock.json`, or npm's record in `node_modules`
 * @param {{ name: string, version: string, dependencies: Record<string, string | undefined> }} member
 * @returns {L}
 */
export function withLocked(lock, { name, version, dependencies }) {
  const root = lock.packages[''];
  const added = { [name]: { version, dependencies }, [`node_modules/${name}`]: { resolved: name, link: true } };
  return { ...lock, packages: sorted({ ...lock.packages, ...(root && { '': withMember(root, name) }), ...added }) };
}
