/**
 * @typedef {object} Tree what there is to keep up to date
 * @property {readonly string[]} packages folders that webpack builds
 * @property {readonly string[]} serverFolders the server's own folder, then those of the workspaces it depends on
 * @property {(name: string) => ((file: string) => boolean) | undefined} usesOf whether a package's last build used a
 *   file; undefined while it was not built yet
 *
 * @typedef {object} Plan what a change requests
 * @property {string[]} builds packages to build
 * @property {boolean} restart whether the server's own sources changed
 */

const NEVER_USED = /\.test\.[a-z]+$|\.md$|(^|\/)(node_modules|dist|coverage|test-results|docs)\/|(^|\/)\./;
/** What only browsers use. */
const BROWSER_ONLY = /\.(css|tsx|svg|woff2?)$/;

/** @param {string} file @param {string} folder */
const isIn = (file, folder) => file.startsWith(`${folder}/`);

/**
 * What has to be done after files have changed. A package is built when the file is its own or was part of its last
 * build; one that was not built yet may depend on anything outside the other packages.
 * @param {readonly string[]} files relative to the root, with `/`
 * @param {Tree} tree
 * @returns {Plan}
 */
export function planFor(files, { packages, serverFolders, usesOf }) {
  const relevant = files.filter((file) => !NEVER_USED.test(file));
  const [server = 'server'] = serverFolders;

  /** @param {string} name @param {string} file */
  const concerns = (name, file) => {
    const owner = packages.find((other) => isIn(file, other));
    if (owner !== undefined) return owner === name;
    return !isIn(file, server) && (usesOf(name)?.(file) ?? true);
  };
  return {
    builds: packages.filter((name) => relevant.some((file) => concerns(name, file))),
    restart: relevant.some(
      (file) => isIn(file, server) || (!BROWSER_ONLY.test(file) && serverFolders.some((folder) => isIn(file, folder))),
    ),
  };
}

/**
 * The folders of a workspace and of all that it depends on, that one first.
 * @param {string} folder
 * @param {Readonly<Record<string, { name: string, dependencies?: Record<string, string> }>>} manifests package.json of
 *   every workspace, by folder
 */
export function withDependencies(folder, manifests) {
  const folderOf = new Map(Object.entries(manifests).map(([path, { name }]) => [name, path]));
  const folders = new Set([folder]);
  for (const path of folders) {
    for (const name of Object.keys(manifests[path]?.dependencies ?? {})) {
      const dependency = folderOf.get(name);
      if (dependency !== undefined) folders.add(dependency);
    }
  }
  return [...folders];
}
