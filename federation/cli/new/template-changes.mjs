/** @typedef {Readonly<Record<string, string>>} Files texts by path */

const MANIFEST = 'package.json';
const KINDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/**
 * What a newer template means for a repository: files to write, and files that a user has to look at.
 * @param {Files} before what the template was
 * @param {Files} after what it is
 * @param {Files} own the repository's files
 * @returns {{ written: Record<string, string>, edited: string[] }}
 */
export function compareTemplates(before, after, own) {
  const changed = Object.entries(after).filter(([path, text]) => path !== MANIFEST && before[path] !== text);
  const isOurs = (/** @type {string} */ path) => own[path] === undefined || own[path] === before[path];
  return {
    written: Object.fromEntries(changed.filter(([path]) => isOurs(path))),
    edited: changed.flatMap(([path, text]) => (isOurs(path) || own[path] === text ? [] : [path])),
  };
}

/**
 * A repository's package.json with the versions of a newer template, where it had those of the older one.
 * @param {any} own
 * @param {Files} before
 * @param {Files} after
 * @returns {{ manifest: any, lifted: string[] }} `lifted`: what changed, in words
 */
export function comparePackages(own, before, after) {
  const [old, now] = [before, after].map((files) => JSON.parse(files[MANIFEST] ?? '{}'));
  /** @type {string[]} */
  const lifted = [];
  const kinds = KINDS.map((kind) => {
    const versions = Object.entries(own[kind] ?? {}).map(([name, version]) => {
      const next = now[kind]?.[name];
      if (next === undefined || next === version || version !== old[kind]?.[name]) return [name, version];
      lifted.push(`${name} ${version} -> ${next}`);
      return [name, next];
    });
    return [kind, Object.fromEntries(versions)];
  });
  return { manifest: { ...own, ...Object.fromEntries(kinds) }, lifted };
}
