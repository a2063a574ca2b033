/**
 * @typedef {import('webpack').javascript.JavascriptParser['hooks']['program']} ProgramHook
 * @typedef {Parameters<Parameters<ProgramHook['tap']>[1]>[0]} Program a parsed source
 * @typedef {Extract<Program['body'][number], { type: 'VariableDeclaration' }>} Variables
 */

const NAME = 'ModuleShapePlugin';
const SCRIPTS = ['javascript/auto', 'javascript/esm'];

/** Descriptions of expressions that are never a component, by syntax node type. @type {Record<string, string>} */
const NO_COMPONENT = {
  Literal: 'a plain value',
  TemplateLiteral: 'a text',
  ArrayExpression: 'a list',
  ObjectExpression: 'an object',
  UnaryExpression: 'a plain value',
  BinaryExpression: 'a plain value',
  NewExpression: 'an object',
};

/**
 * Returns descriptions of the exported values that are certainly not components, by export name.
 * @param {Program} program
 * @returns {Record<string, string>}
 */
function plainExports({ body }) {
  /** @type {Map<string, string>} */
  const plain = new Map();
  /** @type {[exported: string, local: string][]} */
  const exported = [];
  const declare = (/** @type {Variables} */ { declarations }, isExported = false) => {
    for (const { id, init } of declarations) {
      if (id.type !== 'Identifier') continue;
      const what = init && NO_COMPONENT[init.type];
      if (what) plain.set(id.name, what);
      if (isExported) exported.push([id.name, id.name]);
    }
  };
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') declare(statement);
    if (statement.type === 'ExportDefaultDeclaration') {
      const what = NO_COMPONENT[statement.declaration.type];
      if (what) plain.set('default', what);
      exported.push(['default', statement.declaration.type === 'Identifier' ? statement.declaration.name : 'default']);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, source, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration') declare(declaration, true);
    if (source) continue;
    for (const { exported: outer, local } of specifiers) {
      if (outer.type === 'Identifier' && local.type === 'Identifier') exported.push([outer.name, local.name]);
    }
  }
  return Object.fromEntries(
    exported.flatMap(([name, local]) => {
      const what = plain.get(local);
      return what === undefined ? [] : [[name, what]];
    }),
  );
}

/**
 * Returns a sentence with the reason why the host cannot show a module; undefined without a known problem.
 * @param {string} module its name in remote.json, such as `./budget` @param {readonly string[]} names of all exports
 * @param {Readonly<Record<string, string>>} plain descriptions of the exports that are no component
 */
function shapeProblem(module, names, plain) {
  const rule = `The host needs exactly one component.`;
  if (names.length === 0) return `${module} exports nothing. ${rule}`;
  if (names.length > 1) return `${module} exports ${names.join(', ')}. ${rule}`;
  const [name = ''] = names;
  const what = plain[name];
  return what === undefined ? undefined : `${module} exports ${name}, which is ${what}. ${rule}`;
}

/** @param {import('webpack').Compilation} compilation @param {string} module @param {string} file */
function problemOf({ modules, moduleGraph }, module, file) {
  const built = [...modules].find((one) => one.nameForCondition() === file && one.type.startsWith('javascript/'));
  // A module with a compile error is skipped: its exports are unknown, and webpack reports the error.
  if (!built || built.getNumberOfErrors() > 0) return undefined;
  const names = moduleGraph.getProvidedExports(built);
  return Array.isArray(names) ? shapeProblem(module, names, built.buildInfo?.plainExports ?? {}) : undefined;
}

/**
 * Returns a plugin that fails a remote's build if a module that the host shows does not export exactly one component.
 * Browsers check the exports that webpack does not know, such as those of CommonJS modules (`fetchComponent`).
 * @param {string} name of the remote
 * @param {Record<string, string>} files absolute file of each module
 */
const moduleShapePlugin = (name, files) => (/** @type {import('webpack').Compiler} */ compiler) => {
  const { WebpackError, javascript } = compiler.webpack;
  const checked = new Set(Object.values(files));
  compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
    for (const type of SCRIPTS) {
      normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
        if (!(parser instanceof javascript.JavascriptParser)) return;
        parser.hooks.program.tap(NAME, (program) => {
          const { module } = parser.state;
          // The result is stored with the module in webpack's cache, so that an unchanged module is not parsed again.
          if (checked.has(module.resource)) (module.buildInfo ??= {}).plainExports = plainExports(program);
        });
      });
    }
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
