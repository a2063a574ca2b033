/**
 * Checks from the source that a module for the host exports exactly one component. Browsers check the value when they load
 * a release (`componentOf` in browser/core).
 */

/**
 * @typedef {import('webpack').javascript.JavascriptParser['hooks']['program']} ProgramHook
 * @typedef {Parameters<Parameters<ProgramHook['tap']>[1]>[0]} Program a parsed source
 * @typedef {Extract<Program['body'][number], { type: 'VariableDeclaration' }>} Variables
 */

/**
 * Descriptions of expressions that are never a component, by syntax node type, for error messages. @type {Record<string,
 * string>}
 */
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
 * Returns the exports of a module that are certainly not components: a description of the value, by export name.
 * @param {Program} program
 * @returns {Record<string, string>}
 */
function plainExports({ body }) {
  /** @type {Map<string, string>} */
  const plain = new Map();
  const declare = (/** @type {Variables} */ { declarations }) => {
    for (const { id, init } of declarations) {
      const what = init && NO_COMPONENT[init.type];
      if (id.type === 'Identifier' && what) plain.set(id.name, what);
    }
  };
  /** @type {[exported: string, local: string][]} */
  const exported = [];
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') declare(statement);
    if (statement.type === 'ExportDefaultDeclaration') {
      const what = NO_COMPONENT[statement.declaration.type];
      if (what) plain.set('default', what);
      if (what) exported.push(['default', 'default']);
      if (statement.declaration.type === 'Identifier') exported.push(['default', statement.declaration.name]);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, source, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration') {
      declare(declaration);
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') exported.push([id.name, id.name]);
    }
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
 * Returns a sentence with the reason why the host cannot show a module, which names the module and its exports; undefined
 * if no problem is known.
 * @param {string} module as remote.json names it: `./budget`
 * @param {readonly string[]} names of all its exports
 * @param {Readonly<Record<string, string>>} plain its exports that are no component, and what they are
 */
function shapeProblem(module, names, plain) {
  const rule = `The host needs exactly one component.`;
  if (names.length === 0) return `${module} exports nothing. ${rule}`;
  if (names.length > 1) return `${module} exports ${names.join(', ')}. ${rule}`;
  const [name = ''] = names;
  const what = plain[name];
  return what === undefined ? undefined : `${module} exports ${name}, which is ${what}. ${rule}`;
}

module.exports = { plainExports, shapeProblem };
