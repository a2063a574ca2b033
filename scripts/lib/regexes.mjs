import { createRequire } from 'node:module';
import ts from 'typescript';

// A program where npm has one for the machine, which takes a fifth of the time; else the same in JavaScript.
const { check } = createRequire(import.meta.url)('recheck');

/** Counted in steps as far as possible, so that the result is the same on a busy machine. */
const LIMITS = { timeout: 120_000, incubationTimeout: null, attackTimeout: null };
/** Length from which an expression without repetitions is taken for a list of words: the checker needs minutes for it. */
const MAX_CHECKED = 400;

/** @param {string} source @returns {boolean} whether something in it repeats without a limit */
const repeats = (source) => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./gs, '').replaceAll(/\[[^[\]]*\]/g, ''));

/**
 * Finds the regular expressions of a script.
 * @param {string} name of the file, for its syntax
 * @param {string} text
 * @returns {{ line: number, literal: string | undefined }[]} `literal`: undefined for an expression that is built while it runs
 */
export function findRegexes(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, literal: string | undefined }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isBuilt =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && /(?:^|\.)RegExp$/.test(node.expression.getText(file));
    if (isBuilt || ts.isRegularExpressionLiteral(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({ line, literal: isBuilt ? undefined : node.getText(file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Checks whether the time of a regular expression grows with the length of the text and no faster.
 * @param {string} literal `/a+/i`
 * @returns {Promise<string | undefined>} how fast it grows otherwise, with a text that is slow
 */
export async function regexProblem(literal) {
  const end = literal.lastIndexOf('/');
  const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  if (source.length > MAX_CHECKED && !repeats(source)) return undefined;
  const { status, complexity, attack, error } = await check(source, flags, LIMITS);
  if (status === 'safe') return undefined;
  if (status === 'unknown') return `cannot be decided (${error.kind})`;
  return `${complexity.summary.replace(/ \(\w+\)$/, '')}, slow on ${attack.pattern}`;
}
