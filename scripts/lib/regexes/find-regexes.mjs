import ts from 'typescript';
import { constantText, literalOf, partsOf } from './constant-text.mjs';

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
