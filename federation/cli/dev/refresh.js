/* dev-config.mjs prepends this code and then client.js to a development build's entry. Like client.js, this file has no
   words in square brackets that webpack replaces. */

/**
 * Replaces changed modules of a running build. Evaluates the modules and their importers again, up to the nearest modules
 * that only export components, and rerenders these components with their state.
 * @param {{ (id: string): unknown, m: Record<string, Function>, c: Record<string, { exports: object }> }} build `require`
 * of webpack, with the factories (`m`) and the cache (`c`) of its modules
 * @param {{ getFamilyByType: (type: unknown) => unknown, performReactRefresh: () => void }} runtime React Refresh
 * @param {Record<string, Function>} fresh factories of the newest build, by module id, also of unchanged modules
 * @returns {boolean} false if the page has to be reloaded
 */
// oxlint-disable-next-line no-unused-vars -- client.js calls it
const refreshModules = (build, runtime, fresh) => {
  const results = new Map(Object.entries(build.c));
  const sources = new Map(Object.keys(build.c).map((id) => Array.of(id, String(Reflect.get(build.m, id)))));
  const changed = Object.keys(fresh).filter(
    (id) => sources.has(id) && sources.get(id) !== String(Reflect.get(fresh, id)),
  );

  /** True if the module has exports and React Refresh recognises all of them as components. */
  const hasOnlyComponents = (exports) => {
    const values = Object.values(exports);
    return values.length > 0 && values.every((value) => runtime.getFamilyByType(value) !== undefined);
  };
  const namesOf = (exports) => Object.keys(exports).sort().join();
  const importersOf = (id) =>
    Array.from(sources.keys()).filter((other) => other !== id && sources.get(other).includes(JSON.stringify(id)));

  const outdated = new Set();
  /** Export names of modules that only export components, by module id. The search for importers ends at these modules. */
  const boundaries = new Map();
  /**
   * Adds a module and its importers to `outdated`, up to modules that only export components.
   * @returns {boolean} true if every chain of importers ends at such a module
   */
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
