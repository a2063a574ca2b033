import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './root.mjs';
import { RESULTS } from './tools.mjs';

/**
 * @typedef {import('./run-parts.mjs').Result} Result
 * @typedef {{ tag: string, text: string, note?: string, untestable?: string }} Subject a guarantee, fault or sentence.
 * `note`: the part without a test; `untestable`: the reason why no test exists
 */

/** Returns all guarantees, faults of the fault lab, and sentences of the specification. @returns {Promise<Subject[]>} */
async function readSubjects() {
  // tsx is imported here, because the first test run starts before any package is installed.
  const { tsImport } = await import('tsx/esm/api');
  const { catalogue } = await tsImport('../../federation/contract/faults.ts', import.meta.url);
  /** @type {Record<string, Record<string, string | { text: string, partly: string }>>} */
  const guarantees = readJson(join(ROOT, 'docs/guarantees.json'));
  /** @type {{ sections: Record<string, Record<string, string>>, untestable: Record<string, string> }} */
  const { sections, untestable } = readJson(join(ROOT, 'e2e/conformance/sentences.json'));
  return [
    ...Object.entries(Object.assign({}, ...Object.values(guarantees))).map(([id, row]) => ({
      tag: `g-${id}`,
      text: row.text ?? row,
      note: row.partly,
    })),
    ...catalogue.map((/** @type {Record<'stage' | 'fault' | 'label', string>} */ { stage, fault, label }) => ({
      tag: `g-fault-${stage}-${fault}`,
      text: label,
    })),
    ...Object.entries(Object.assign({}, ...Object.values(sections))).map(([id, text]) => ({
      tag: `s-${id}`,
      text,
      untestable: untestable[id],
    })),
  ];
}

/** Writes a table with the tests that cover each subject. @param {Result[]} results @param {Subject[]} subjects */
function writeTable(results, subjects) {
  const covered = results.flatMap((result) => result.covered ?? []);
  const rows = subjects.map(({ tag, text, note, untestable }) => {
    const files = new Set(covered.filter((one) => one.tag === tag).map(({ file }) => file));
    const tests = untestable === undefined ? [...files].toSorted().join('<br>') : `No test: ${untestable}`;
    return [`@${tag}`, note === undefined ? text : `${text}. Partly: ${note}`, tests];
  });
  const cells = [['Tag', 'What is guaranteed', 'Tests'], ['---', '---', '---'], ...rows];
  const lines = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`);
  writeFileSync(join(RESULTS, 'coverage.md'), lines.join(''));
}

/**
 * Checks that each subject has a passed test in a complete run; counts as one more test. Skipped if any test failed,
 * because the run has failed anyway.
 * @param {Result[]} results of every part
 * @param {Subject[]} subjects @returns {Result}
 */
export function checkCoverage(results, subjects) {
  const broken = results.find(({ failed }) => failed > 0);
  if (broken) return { name: 'coverage', passed: 0, failed: 0, ms: 0, because: broken.name };
  const covered = results.flatMap((result) => result.covered ?? []);
  const tags = new Set(covered.map(({ tag }) => tag));
  const testable = subjects.filter(({ untestable }) => untestable === undefined);
  const failures = [
    ...testable.filter(({ tag }) => !tags.has(tag)).map(({ tag, text }) => `no test has the tag @${tag}: ${text}`),
    ...covered
      .filter((one) => !testable.some(({ tag }) => tag === one.tag))
      .map(({ tag, file }) => `unknown tag @${tag} in ${file}`),
  ];
  const failed = failures.length === 0 ? 0 : 1;
  return { name: 'coverage', passed: 1 - failed, failed, ms: 0, failures };
}

/**
 * Returns the result of the part `coverage`, which fails if a tag has no passed test. Writes test-results/coverage.md.
 * @param {Result[]} results
 */
export async function reportCoverage(results) {
  const subjects = await readSubjects();
  writeTable(results, subjects);
  return checkCoverage(results, subjects);
}
