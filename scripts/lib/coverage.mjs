import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './root.mjs';
import { RESULTS } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').TestResult} TestResult
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

/**
 * Returns the files of the passed tests with each tag.
 * @param {readonly TestResult[]} tests @returns {Map<string, Set<string>>}
 */
function filesByTag(tests) {
  const files = new Map();
  for (const { status, tags = [], file } of tests) {
    for (const tag of status === 'passed' ? tags : []) files.set(tag, new Set(files.get(tag)).add(file));
  }
  return files;
}

/**
 * Checks that each subject has a passed test in a complete run, as one more test.
 * @param {readonly TestResult[]} tests of every part @param {readonly Subject[]} subjects @returns {TestResult[]}
 */
export function checkCoverage(tests, subjects) {
  const covered = filesByTag(tests);
  const testable = subjects.filter(({ untestable }) => untestable === undefined);
  const problems = [
    ...testable.filter(({ tag }) => !covered.has(tag)).map(({ tag, text }) => `no test has the tag @${tag}: ${text}`),
    ...[...covered]
      .filter(([tag]) => !testable.some((subject) => subject.tag === tag))
      .map(([tag, files]) => `unknown tag @${tag} in ${[...files].join(', ')}`),
  ];
  return [{ title: `coverage ${problems.join('\n  ')}`, status: problems.length === 0 ? 'passed' : 'failed' }];
}

/**
 * Writes test-results/coverage.md with the files of the tests that cover each subject.
 * @param {readonly TestResult[]} tests of every part @returns {Promise<TestResult[]>} the check of the coverage
 */
export async function reportCoverage(tests) {
  const subjects = await readSubjects();
  const covered = filesByTag(tests);
  const rows = subjects.map(({ tag, text, note, untestable }) => [
    `@${tag}`,
    note === undefined ? text : `${text}. Partly: ${note}`,
    untestable === undefined ? [...(covered.get(tag) ?? [])].toSorted().join('<br>') : `No test: ${untestable}`,
  ]);
  const cells = [['Tag', 'What is guaranteed', 'Tests'], ['---', '---', '---'], ...rows];
  const lines = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`);
  writeFileSync(join(RESULTS, 'coverage.md'), lines.join(''));
  return checkCoverage(tests, subjects);
}
