const NAME = 'ModuleShapePlugin';

/** @param {import('webpack').Compilation} compilation @param {string} module @param {string} file */
function problemOf({ modules, moduleGraph }, module, file) {
  const built = [...modules].find((one) => one.nameForCondition() === file && one.type.startsWith('javascript/'));
  // A module with a compile error is skipped: its exports are unknown, and webpack reports the error.
  if (!built || built.getNumberOfErrors() > 0) return undefined;
  const names = moduleGraph.getProvidedExports(built);
  if (!Array.isArray(names) || names.length === 1) return undefined;
  return `${module} exports ${names.join(', ') || 'nothing'}. The host needs exactly one component.`;
}

/**
 * Returns a plugin that fails a remote's build if a module that the host shows does not have exactly one export. Unit tests
 * (`remoteProblems`) and browsers (`fetchComponent`) check that the export is a component.
 * @param {string} name of the remote
 * @param {Record<string, string>} files absolute file of each module
 */
const moduleShapePlugin = (name, files) => (/** @type {import('webpack').Compiler} */ compiler) => {
  const { WebpackError } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    // The check runs at `seal`, because exports are known only after all modules have been built.
    compilation.hooks.seal.tap(NAME, () => {
      for (const [module, file] of Object.entries(files)) {
        const problem = problemOf(compilation, module, file);
        if (problem !== undefined) compilation.errors.push(new WebpackError(`${name}: ${problem}`));
      }
    });
  });
};

module.exports = { moduleShapePlugin };
