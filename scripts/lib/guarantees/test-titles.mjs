import ts from 'typescript';

const RUNNERS = new Set(['test', 'it', 'describe']);

/**
 * The name at the left of a chain: `test` of `test.describe.only(...)` and of `test.each(rows)(...)`.
 * @param {ts.Expression} callee
 * @returns {string}
 */
function rootOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootOf(callee.expression);
  return '';
}

/** The rows of `test.each(rows)(title, ...)` that are written out, each with its leading texts. @param {ts.Expression} callee */
function rowsOf(callee) {
  if (!ts.isCallExpression(callee)) return [];
  const [rows] = callee.arguments;
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.map((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements.at(0) : row;
    return first && ts.isStringLiteralLike(first) ? first.text : undefined;
  });
}

/**
 * The titles of all tests and groups in a file. One that is a template is as it is written, with its `${...}`; one of
 * `test.each` that begins with `%s` also stands for each of its rows.
 * @param {string} name of the file @param {string} text
 * @returns {Set<string>}
 */
export function titlesOf(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const titles = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !RUNNERS.has(rootOf(node.expression))) return;
    const [title] = node.arguments;
    if (!title) return;
    if (ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1));
    if (!ts.isStringLiteralLike(title)) return;
    titles.add(title.text);
    for (const row of title.text.startsWith('%s') ? rowsOf(node.expression) : []) {
      if (row !== undefined) titles.add(title.text.replace('%s', row));
    }
  };
  visit(source);
  return titles;
}
