import ts from 'typescript';

/**
 * The initialiser of the one `const` of that name in a file; undefined when something else has the name as well, such as
 * a parameter.
 * @param {string} name
 * @param {ts.SourceFile} file
 */
function initialiserOf(name, file) {
  /** @type {(ts.Expression | undefined)[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      if (node.name.text === name) found.push(isConst(node) ? node.initializer : undefined);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.length === 1 ? found[0] : undefined;
}

/** @param {ts.Node} node @returns {node is ts.VariableDeclaration} */
const isConst = (node) => ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0;

/** What is within parentheses, `as const` and `satisfies`. @param {ts.Expression} node @returns {ts.Expression} */
function bare(node) {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

/**
 * The parts of a regular expression literal.
 * @param {string} literal `/a+/i`
 */
function partsOf(literal) {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/**
 * The text of an expression that is the same whenever it is evaluated: texts, templates, sums, constants of the same file
 * and the source of a regular expression.
 * @param {ts.Expression} expression
 * @param {ts.SourceFile} file
 * @returns {string | undefined} undefined for every other expression
 */
function constantText(expression, file) {
  const node = bare(expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) {
    const { tag, template } = node;
    return tag.getText(file) === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(template)
      ? template.rawText
      : undefined;
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression: inner, literal }) => [constantText(inner, file), literal.text]);
    return joined([node.head.text, ...spans.flat()]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([constantText(node.left, file), constantText(node.right, file)]);
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const regex = literalOf(node.expression, file);
    return regex && partsOf(regex.text).source;
  }
  const initialiser = ts.isIdentifier(node) ? initialiserOf(node.text, file) : undefined;
  return initialiser && constantText(initialiser, file);
}

/** @param {(string | undefined)[]} texts */
const joined = (texts) => (texts.includes(undefined) ? undefined : texts.join(''));

/**
 * The regular expression literal that an expression is or names.
 * @param {ts.Expression} expression
 * @param {ts.SourceFile} file
 * @returns {ts.RegularExpressionLiteral | undefined}
 */
function literalOf(expression, file) {
  const node = bare(expression);
  if (ts.isRegularExpressionLiteral(node)) return node;
  const initialiser = ts.isIdentifier(node) ? initialiserOf(node.text, file) : undefined;
  return initialiser && literalOf(initialiser, file);
}

/**
 * @typedef {object} Found
 * @property {number} line from 1
 * @property {string} [source] of the regular expression; missing when its text is not known before it runs
 * @property {string} flags
 */

/** Methods of a text that build a regular expression from a text. */
const BUILDING_METHODS = new Set(['match', 'matchAll', 'search']);

/** What builds a regular expression, if the node does: the argument for its source and that for its flags. @param {ts.Node} node */
function builtBy(node) {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const { expression: callee, arguments: [pattern, flags] = [] } = node;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (pattern !== undefined && name === 'RegExp') return { pattern, flags };
  const isText = pattern !== undefined && (ts.isStringLiteralLike(pattern) || ts.isTemplateExpression(pattern));
  return isText && ts.isPropertyAccessExpression(callee) && BUILDING_METHODS.has(name)
    ? { pattern, flags: undefined }
    : undefined;
}

/**
 * Every regular expression of a script: literals, and those built from texts.
 * @param {string} name of the file, for its syntax
 * @param {string} text
 * @returns {Found[]}
 */
export function findRegexes(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {Found[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const line = () => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const built = builtBy(node);
    if (ts.isRegularExpressionLiteral(node)) found.push({ line: line(), ...partsOf(node.text) });
    else if (built && !literalOf(built.pattern, file)) {
      const source = constantText(built.pattern, file);
      const flags = built.flags ? constantText(built.flags, file) : '';
      found.push({ line: line(), flags: flags ?? '', ...(flags !== undefined && source !== undefined && { source }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
