import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * The contents of a test tool's JSON report.
 * @typedef {{ tag: string, file: string }} Covered a tag without `@`, and the file of a passed test with this tag. A title
 *   has the tags: `@g-` and the id of a guarantee (docs/guarantees.json), or `@s-` and the number of a sentence of the
 *   specification
 * @typedef {{ passed: number, failed: number, failures: string[], covered: Covered[] }} Counts `failures`: titles
 */

const TAG = /^@?([gs]-[\w.-]*\w)/;

/** @param {string} file @param {string[]} words @returns {Covered[]} */
const coveredBy = (file, words) =>
  words.flatMap((word) => {
    const tag = TAG.exec(word)?.[1];
    return tag === undefined ? [] : [{ tag, file }];
  });

/** @param {string} title @returns {string[]} */
const tagsIn = (title) => title.split(' ').filter((word) => word.startsWith('@'));

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: {
 *   name: string, message: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {Counts}
 */
export function readJestReport({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
  );
  const having = (/** @type {string} */ status) => tests.filter((test) => test.status === status);
  // A file that could not be run has a message and no tests.
  const broken = testResults.filter(({ message, assertionResults }) => assertionResults.length === 0 && message !== '');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: [
      ...broken.map(({ name }) => relative(ROOT, name)),
      ...having('failed').map(({ file, fullName }) => `${file}: ${fullName}`),
    ],
    covered: having('passed').flatMap(({ file, fullName }) => coveredBy(file, tagsIn(fullName))),
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tags: string[], tests: { status: string }[] }} Spec
 *   `tags`: of the title, of the groups around it and of the option, without their `@`
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * @param {{ config: { rootDir: string }, stats: { expected: number, flaky: number, unexpected: number },
 *   errors: { message?: string }[], suites: (Suite & { file: string })[] }} report
 * @returns {Counts}
 */
export function readPlaywrightReport({ config, stats, errors, suites }) {
  const failed = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message = '' }) => `Before the tests: ${message.split('\n')[0]}`),
      ...failed.map(({ title, file, line }) => `${file}:${line} ${title}`),
    ],
    // Uses the suite's file, because the file of a test may be the helper that declares it.
    covered: suites.flatMap((suite) =>
      specsIn(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
        .flatMap(({ tags }) => coveredBy(relative(ROOT, join(config.rootDir, suite.file)), tags)),
    ),
  };
}
