const { plainExports, shapeProblem } = require('../module-shape');

const NAME = 'ModuleShapePlugin';
const SCRIPTS = ['javascript/auto', 'javascript/esm'];

/**
 * Fails a build if a module for the host does not export exactly one component, with a sentence that names the module and
 * its exports. Exports that webpack does not know, such as those of CommonJS modules, are checked by the browser.
 */
class ModuleShapePlugin {
  /** @param {string} name of the remote @param {Record<string, string>} files the file of each module, absolute */
  constructor(name, files) {
    this.name = name;
    this.files = files;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError, javascript } = compiler.webpack;
    const outputFiles = new Set(Object.values(this.files));
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of SCRIPTS) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          if (!(parser instanceof javascript.JavascriptParser)) return;
          parser.hooks.program.tap(NAME, (program) => {
            const { module } = parser.state;
            // The result is stored with the module in webpack's cache, so that an unchanged module is not parsed again.
            if (outputFiles.has(module.resource)) (module.buildInfo ??= {}).plainExports = plainExports(program);
          });
        });
      }
      // Checks in the hook `seal`, because exports are known only after all modules have been built.
      compilation.hooks.seal.tap(NAME, () => {
        for (const [module, file] of Object.entries(this.files)) {
          const problem = this.problemOf(compilation, module, file);
          if (problem !== undefined) compilation.errors.push(new WebpackError(`${this.name}: ${problem}`));
        }
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {string} module @param {string} file */
  problemOf({ modules, moduleGraph }, module, file) {
    const built = [...modules].find((one) => one.nameForCondition() === file && one.type.startsWith('javascript/'));
    // A module that does not compile is not checked, because its exports are unknown and webpack reports the compile error.
    if (!built || built.getNumberOfErrors() > 0) return undefined;
    const names = moduleGraph.getProvidedExports(built);
    if (!Array.isArray(names)) return undefined;
    return shapeProblem(module, names, built.buildInfo?.plainExports ?? {});
  }
}

module.exports = { ModuleShapePlugin };
