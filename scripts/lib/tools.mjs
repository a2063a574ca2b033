import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REST_API_PATTERN, REST_PATTERN } from '../../e2e/support/tiers.mjs';
import { jestCovered, playwrightCovered } from './traceability/reported-tags.mjs';
import { jestFailures, playwrightFailures } from './failures.mjs';
import { ROOT } from './root.mjs';
import { runNode } from '../../federation/cli/lib/run.mjs';

/** Reports, logs and traces of a test run; ignored by git. */
export const RESULTS = join(ROOT, 'test-results');

/**
 * @typedef {import('./failures.mjs').FailedTest} FailedTest
 * @typedef {import('./traceability/reported-tags.mjs').Covered} Covered
 * @typedef {{ passed: number, failed: number, output: string, failures?: FailedTest[], covered?: Covered[] }} Outcome
 * @typedef {{ show?: boolean, low?: boolean, extra?: string[], tier?: import('./choose-parts.mjs').Tier }} Options
 *   `show`: write straight to our output; `low`: leave the processor to others; `extra`: arguments for the tool; `tier`:
 *   the only tests to run, by default all
 */

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/** Where a tool writes its report: nothing is there yet, and the folder is. @param {string} name */
function freshReport(name) {
  mkdirSync(RESULTS, { recursive: true });
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    covered: outcomes.flatMap(({ covered = [] }) => covered),
    output: outcomes
      .map(({ output }) => output)
      .filter((output) => output !== '')
      .join('\n'),
  };
}

/**
 * A tool that only passes or fails: one test.
 * @param {string[]} words its script and arguments, for Node
 * @param {Options} options
 * @returns {Promise<Outcome>}
 */
async function passOrFail(words, { show, low }) {
  const { code, output } = await runNode(words, { show, low });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** The linter, which checks the types as well: its rules need them. @param {Options} options */
export const rules = (options) =>
  passOrFail([tool('oxlint/bin/oxlint'), '--deny-warnings', ...(options.extra ?? [])], options);

/** Whether every regular expression is linear. @param {Options} options */
export const regexes = (options) => passOrFail([join(ROOT, 'scripts/lint-regexes.mjs')], options);

/** The licences of all dependencies. @param {Options} options */
export const licences = (options) => passOrFail([join(ROOT, 'scripts/audit-licences.mjs')], options);

/** Whether every file is formatted; `npm run format` does it. @param {Options} options */
export const format = (options) => passOrFail([tool('oxfmt/bin/oxfmt'), '--check', '.'], options);

/** The finder of dead code. @param {Options} options @returns {Promise<Outcome>} */
export async function deadCode(options) {
  const isConfigured = ['knip.json', 'knip.config.js'].some((file) => existsSync(join(ROOT, file)));
  if (!isConfigured) return { passed: 0, failed: 0, output: '' };
  // Without its cache, which remembers where an import led after the file has moved.
  return passOrFail([tool('knip/bin/knip.js'), '--no-progress'], options);
}

/** @type {Record<import('./choose-parts.mjs').Tier, string[]>} */
const SELECTIONS = { quick: ['--grep-invert', REST_PATTERN], rest: ['--grep', REST_PATTERN] };

/** The API tests of a tier, for Jest. @type {Record<import('./choose-parts.mjs').Tier, string[]>} */
export const API_SELECTIONS = {
  quick: ['--testPathIgnorePatterns', REST_API_PATTERN],
  rest: ['--testPathPatterns', REST_API_PATTERN],
};

/** @typedef {{ passed: number, failed: number, failures: FailedTest[], covered: Covered[] }} Counts */

/**
 * The counts of a finished tool, as its JSON report gives them; a tool that failed without a report failed once.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function countsFrom(file, code, read) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0, failures: [], covered: [] };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The tool ended before it could write: its exit code and output say why.
  }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}

/** The text of a file, empty where there is none. @param {string} path */
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Runs tests of jest's projects.
 * @param {string} name of the report
 * @param {string[]} projects
 * @param {string[]} args
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} more for its environment
 * @param {string[]} before words of the command before jest's own
 * @returns {Promise<Outcome>}
 */
export async function jest(name, projects, args, { show, low, extra = [] }, more = {}, before = []) {
  const report = freshReport(name);
  const output = ['--ci', '--json', `--outputFile=${report}`];
  const words = [
    ...before,
    tool('jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    ...args,
    ...output,
    '--',
    ...extra,
  ];
  // React's test helpers exist only outside production, whatever NODE_ENV is on this machine.
  const env = { ...process.env, NODE_ENV: 'test', ...more };
  const ended = await runNode(words, { show, low, env });
  const counts = countsFrom(report, ended.code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    failures: jestFailures(json),
    covered: jestCovered(json, ROOT),
  }));
  return { ...counts, output: ended.output };
}

/**
 * @param {string} name of the report
 * @param {string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome>}
 */
export async function playwright(name, args, { show, extra = [], tier }) {
  const report = freshReport(name);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const words = [tool('@playwright/test/cli.js'), 'test', ...args, ...(tier ? SELECTIONS[tier] : []), ...extra];
  const { code, output } = await runNode(words, { cwd: join(ROOT, 'e2e'), show, env });
  const counts = countsFrom(report, code, (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
    failures: playwrightFailures(json, textOf),
    covered: playwrightCovered(json, ROOT),
  }));
  return { ...counts, output };
}
