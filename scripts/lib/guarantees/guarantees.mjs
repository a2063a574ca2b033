import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf } from './test-titles.mjs';

/** Its titles are those of cells, which the table of its document has; `e2e/matrix/document.spec.ts` compares the two. */
const MATRIX = 'e2e/matrix/matrix.spec.ts';
const MATRIX_TABLE = 'docs/chunk-failures.md';

/**
 * @typedef {object} Guarantee a row of a table of three columns
 * @property {string} section the heading above
 * @property {string} text
 * @property {string[]} tests each as `file: title`
 * @property {string} coverage
 */

/** The columns of a row of a table in Markdown. @param {string} line */
const columnsOf = (line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((column) => column.trim().replaceAll('\\|', '|'));

/** The rows of all tables of guarantees in a document. @param {string} text @returns {Guarantee[]} */
export function readGuarantees(text) {
  /** @type {Guarantee[]} */
  const guarantees = [];
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const columns = line.startsWith('|') && line.endsWith('|') ? columnsOf(line) : [];
    const [guarantee = '', tests = '', coverage = ''] = columns;
    if (columns.length !== 3 || coverage === '---' || coverage === 'Covered') continue;
    guarantees.push({
      section,
      text: guarantee,
      tests: tests.split('<br>').map((test) => test.slice(1, -1)),
      coverage,
    });
  }
  return guarantees;
}

/** The titles of the matrix's cells, from its document. @param {string} root */
function cellTitles(root) {
  const rows = readFileSync(join(root, MATRIX_TABLE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return new Set(rows.map((row) => columnsOf(row).slice(0, 4).filter(Boolean).join(', ')));
}

/**
 * Those of some references to tests that lead nowhere: the file does not exist, or has no test or group of that title.
 * @param {string} root @param {readonly string[]} references each as `file: title`
 * @returns {string[]}
 */
export function missingTests(root, references) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const titlesIn = (/** @type {string} */ file) => {
    const path = join(root, file);
    const titles =
      known.get(file) ??
      (file === MATRIX ? cellTitles(root) : existsSync(path) ? titlesOf(file, readFileSync(path, 'utf8')) : new Set());
    known.set(file, titles);
    return titles;
  };
  return references.filter((reference) => {
    const [, file = '', title = ''] = /^(\S+): (.+)$/.exec(reference) ?? [];
    return file === '' || !titlesIn(file).has(title);
  });
}
