/* Prepended to a development build's entry by dev-client.mjs, in front of client.js. No words in square brackets, as there. */

/**
 * Replaces modules of a running build. Evaluates them and their importers again, up to the nearest modules that only export
 * components, and rerenders these components. Their state is preserved.
 * @param {{ (id: string): unknown, m: Record<string, Function>, c: Record<string, { exports: object }> }} build `require`
 * of webpack, with the factories (`m`) and the cache (`c`) of its modules
 * @param {{ getFamilyByType: (type: unknown) => unknown, performReactRefresh: () => void }} runtime React Refresh
 * @param {Record<string, Function>} fresh module factories by id, of changed and unchanged modules
 * @returns {boolean} false if the page has to be reloaded
 */
// oxlint-disable-next-line no-unused-vars -- client.js calls it
const refreshModules = (build, runtime, fresh) => {
  const results = new Map(Object.entries(build.c));
  const sources = new Map(Object.keys(build.c).map((id) => Array.of(id, String(Reflect.get(build.m, id)))));
  const changed = Object.keys(fresh).filter(
    (id) => sources.has(id) && sources.get(id) !== String(Reflect.get(fresh, id)),
  );

  /** True if React Refresh recognises all exports as components. It does not recognise class components. */
  const hasOnlyComponents = (exports) => {
    const values = Object.values(exports);
    return values.length > 0 && values.every((value) => runtime.getFamilyByType(value) !== undefined);
  };
  const namesOf = (exports) => Object.keys(exports).sort().join();
  const importersOf = (id) =>
    Array.from(sources.keys()).filter((other) => other !== id && sources.get(other).includes(JSON.stringify(id)));

  const outdated = new Set();
  /** Names of the exports of the modules that end the search, by id. */
  const boundaries = new Map();
  /** Collects what has to run again. @returns {boolean} whether components are above every use of the module */
  const collect = (id) => {
    if (outdated.has(id)) return true;
    outdated.add(id);
    const { exports } = results.get(id);
    if (hasOnlyComponents(exports)) return Boolean(boundaries.set(id, namesOf(exports)));
    const importers = importersOf(id);
    return importers.length > 0 && importers.every(collect);
  };
  if (!changed.every(collect)) return false;

  Object.assign(build.m, fresh);
  for (const id of outdated) Reflect.deleteProperty(build.c, id);
  for (const id of boundaries.keys()) build(id);
  const isKept = Array.from(boundaries).every(([id, names]) => {
    const { exports } = Reflect.get(build.c, id);
    return namesOf(exports) === names && hasOnlyComponents(exports);
  });
  if (isKept) runtime.performReactRefresh();
  return isKept;
};
