const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/** @typedef {import('./index.js').HostProduct} HostProduct */

const EARLY_INPUT = path.join(__dirname, '../browser/event-replay.js');

/** Returns a script without its comments, indentation and line breaks. @param {string} file */
function compact(file) {
  const compilerOptions = { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { fileName: file, compilerOptions });
  // Every statement ends in a semicolon and no string spans lines.
  return outputText.replaceAll(/\n\s*/g, ' ').trim();
}

/**
 * Returns the script that the host page runs before its first paint: the product's own scripts, and the queue of early
 * input if pages are prerendered.
 * @param {HostProduct} product
 */
function inlineScriptOf({ root, host: { inlineScript, prerender } }) {
  const files = [
    ...[inlineScript ?? []].flat().map((file) => path.join(root, file)),
    ...(prerender === undefined ? [] : [EARLY_INPUT]),
  ];
  return files.map(compact).join('\n');
}

module.exports = { inlineScriptOf };
