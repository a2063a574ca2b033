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
export function partsOf(literal) {
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
export function constantText(expression, file) {
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
export function literalOf(expression, file) {
  const node = bare(expression);
  if (ts.isRegularExpressionLiteral(node)) return node;
  const initialiser = ts.isIdentifier(node) ? initialiserOf(node.text, file) : undefined;
  return initialiser && literalOf(initialiser, file);
}
