import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/**
 * Parts of the JSON report of a test tool.
 * @typedef {{ title: string, lines: string[] }} FailedTest `lines`: what happened
 * @typedef {{ tag: string, file: string }} Covered a tag without its `@`, and the file of a passed test that has it. A tag
 *   stands in the title of a test or of its group: `@g-` and the id of a guarantee (docs/guarantees.json), or `@s-` and the
 *   number of a sentence of the specification.
 * @typedef {{ passed: number, failed: number, failures: FailedTest[], covered: Covered[] }} Counts
 */

const MESSAGE_LINES = 14;
/** Maximum lines of all failures together: a log that keeps only its end still has them. */
const DIGEST_LINES = 130;
const TAG = /^@?([gs]-[\w.-]*\w)/;

/** @param {string} text */
const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES);

/** @param {string} file @param {string[]} words @returns {Covered[]} */
const coveredBy = (file, words) =>
  words.flatMap((word) => {
    const tag = TAG.exec(word)?.[1];
    return tag === undefined ? [] : [{ tag, file: relative(ROOT, file) }];
  });

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: {
 *   name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 * @returns {Counts}
 */
export function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name })),
  );
  // A file that could not be run has a message and no tests.
  const broken = testResults.filter(({ message, assertionResults }) => assertionResults.length === 0 && message !== '');
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: [
      ...broken.map(({ name, message }) => ({ title: name, lines: firstLines(message) })),
      ...failed.map(({ name, fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        lines: firstLines(failureMessages.join('\n')),
      })),
    ],
    covered: tests
      .filter(({ status }) => status === 'passed')
      .flatMap(({ name, fullName }) =>
        coveredBy(
          name,
          fullName.split(' ').filter((word) => word.startsWith('@')),
        ),
      ),
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tags: string[],
 *   tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
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
export function readPlaywright({ config, stats, errors, suites }) {
  const failed = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message = '' }) => ({ title: 'Before the tests', lines: firstLines(message) })),
      ...failed.map(({ title, file, line, tests }) => {
        const run = tests.flatMap(({ results }) => results).findLast((result) => result.errors.length > 0);
        const message = (run?.errors ?? []).map((error) => error.message ?? '').join('\n');
        return { title: `${file}:${line} ${title}`, lines: firstLines(message) };
      }),
    ],
    // A test's own file is that of the helper that declares it, if there is one.
    covered: suites.flatMap((suite) =>
      specsIn(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
        .flatMap(({ tags }) => coveredBy(join(config.rootDir, suite.file), tags)),
    ),
  };
}

/**
 * The failures as text, short enough for the end of a log. Where they are many, each has its title at least.
 * @param {FailedTest[]} failures
 */
export function digest(failures) {
  const share = Math.max(0, Math.floor((DIGEST_LINES - failures.length) / Math.max(1, failures.length)));
  return failures
    .slice(0, DIGEST_LINES)
    .flatMap(({ title, lines }) => [`✘ ${title}`, ...lines.slice(0, share).map((line) => `    ${line}`)])
    .join('\n');
}
