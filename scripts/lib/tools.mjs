import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FULL_RUN_API_PATTERN, FULL_RUN_PATTERN } from '../../e2e/support/tiers.mjs';
import { runNode } from '../../federation/cli/lib/run.mjs';
import { ROOT } from './repository.mjs';

/** Folder for reports, logs and traces of a test run; ignored by git. */
const RESULTS = join(ROOT, 'test-results');

/**
 * @typedef {'quick' | 'rest' | 'check'} Tier `quick`: tests of `npm test`; `rest`: tests that only `npm run test:all` runs;
 *   `check`: what `npm run check` runs
 * @typedef {{ passed: number, failed: string[], output: string }} Outcome of a tool; `failed`: the titles of failed tests
 * @typedef {{ name: string, show?: boolean, low?: boolean, extra?: string[], tier?: Tier }} Options
 *   `name`: of the part, and of its report; `show`: true to print the tool's output at once; `low`: true for low priority;
 *   `extra`: arguments for the tool; `tier`: the tests to run, by default all
 */

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/** @param {Outcome[]} outcomes @returns {Outcome} */
export const joinOutcomes = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
  output: outcomes.map(({ output }) => output).join('\n'),
});

/** Tools that only pass or fail: title, script and arguments. @type {[title: string, script: string, ...args: string[]][]} */
const CHECKERS = [
  // The linter also checks the types.
  ['types and rules', 'oxlint/bin/oxlint', '--deny-warnings'],
  // `npm run format` formats the files.
  ['format', 'oxfmt/bin/oxfmt', '--check'],
  // knip runs without its cache, which is wrong after moves of files.
  ['dead code', 'knip/bin/knip.js', '--no-progress'],
];

/** Runs all checkers at once, and counts each as one test. @param {Options} options */
export async function runCheckers({ show, low, extra = [] }) {
  const run = async (/** @type {typeof CHECKERS[number]} */ [title, script, ...args]) => {
    const { code, output } = await runNode([tool(script), ...args, ...(script.startsWith('knip') ? [] : extra)], {
      show,
      low,
    });
    return code === 0 ? { passed: 1, failed: [], output } : { passed: 0, failed: [title], output };
  };
  return joinOutcomes(await Promise.all(CHECKERS.map(run)));
}

/** Arguments with which Playwright and Jest run only the tests of a tier. @type {Record<string, string[]>} */
const BROWSER_SELECTIONS = { quick: ['--grep-invert', FULL_RUN_PATTERN], rest: ['--grep', FULL_RUN_PATTERN] };
/** @type {Record<string, string[]>} */
const API_SELECTIONS = {
  quick: ['--testPathIgnorePatterns', FULL_RUN_API_PATTERN],
  rest: ['--testPathPatterns', FULL_RUN_API_PATTERN],
};

/**
 * Numbers and titles in the JSON report of a tool.
 * @typedef {Omit<Outcome, 'output'>} Report
 *
 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ name: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ specs?: { title: string, file: string, line: number, ok: boolean }[], suites?: Suite[] }} Suite of Playwright
 */

/** @param {{ numPassedTests: number, testResults: JestFile[] }} report @returns {Report} */
export const readJestReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    // A file that could not be run has a message and no tests.
    if (assertionResults.length === 0 && message !== '') return [file];
    return assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
  }),
});

/** @param {Suite} suite @returns {string[]} */
const failedIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
];

/**
 * @param {{ errors: { message?: string }[], suites: Suite[], stats: { expected: number, flaky: number } }} report
 * @returns {Report}
 */
export const readPlaywrightReport = ({ errors, suites, stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: [
    ...errors.map(({ message = '' }) => `Before the tests: ${message.split('\n')[0]}`),
    ...suites.flatMap(failedIn),
  ],
});

/**
 * Runs a test tool that writes a JSON report. The tool counts as a failed test if it has no report, or if it fails without a
 * failed test.
 * @param {string} name of the report
 * @param {(report: any) => Report} read
 * @param {(file: string) => Parameters<typeof runNode>} command
 * @returns {Promise<Outcome>}
 */
export async function runTool(name, read, command) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runNode(...command(file));
  const failure = `The tool ended with exit code ${code}`;
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 || failed.length > 0 ? failed : [failure], output };
  } catch {
    // The tool ended before it wrote the report. The output of the tool contains the reason.
    return { passed: 0, failed: [failure], output };
  }
}

/**
 * Runs tests of jest's projects.
 * @param {string[]} projects @param {string[]} args @param {Options} options
 * @param {NodeJS.ProcessEnv} [env] additional environment variables
 */
export function runJest(projects, args, { name, show, low, extra = [] }, env) {
  const command = [tool('jest/bin/jest.js'), '--selectProjects', ...projects, ...args];
  return runTool(name, readJestReport, (file) => [
    [...command, '--ci', '--json', `--outputFile=${file}`, '--', ...extra],
    // NODE_ENV is overridden, because React's test helpers do not exist in production builds.
    { show, low, env: { ...process.env, NODE_ENV: 'test', ...env } },
  ]);
}

/** Runs the API tests of a tier. @param {Options} options */
export const runApiTests = (options) =>
  runJest(['api'], ['--maxWorkers=3', ...(API_SELECTIONS[options.tier ?? ''] ?? [])], options);

/** Runs the unit tests, on all cores; Jest's default is one core less. @param {Options} options @param {string[]} [args] */
export const runUnitTests = (options, args = []) =>
  runJest(['unit-browser', 'unit-node'], ['--maxWorkers=100%', ...args], options);

/** Runs tests in a browser. @param {string} config name of the file in `e2e` @param {Options} options */
export function runPlaywright(config, { name, show, extra = [], tier }) {
  const selection = BROWSER_SELECTIONS[tier ?? ''] ?? [];
  const command = [tool('@playwright/test/cli.js'), 'test', '--config', `${config}.config.ts`, ...selection, ...extra];
  return runTool(name, readPlaywrightReport, (file) => [
    command,
    { cwd: join(ROOT, 'e2e'), show, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  ]);
}
