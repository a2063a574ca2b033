import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FULL_RUN_API_PATTERN, FULL_RUN_PATTERN } from '../../e2e/support/tiers.mjs';
import { runNode } from '../../federation/cli/lib/run.mjs';
import { ROOT } from './root.mjs';

/** Folder for reports, logs and traces of a test run; ignored by git. */
const RESULTS = join(ROOT, 'test-results');

/**
 * @typedef {'quick' | 'rest'} Tier `quick`: tests of `npm test`; `rest`: tests that only `npm run test:all` runs
 * @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped' }} TestResult
 * @typedef {{ tests: TestResult[], output: string }} Outcome of a tool
 * @typedef {{ name: string, show?: boolean, low?: boolean, extra?: string[], tier?: Tier }} Options
 *   `name`: of the part, and of its report; `show`: true to print the tool's output at once; `low`: true for low priority;
 *   `extra`: arguments for the tool; `tier`: the tests to run, by default all
 */

/** Statuses of Jest and Playwright. All other tests did not run. @type {Record<string, TestResult['status']>} */
const STATUSES = { passed: 'passed', failed: 'failed', expected: 'passed', flaky: 'passed', unexpected: 'failed' };

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/** @param {string} title @returns {TestResult} */
export const createFailedTest = (title) => ({ title, status: 'failed' });

/** @param {Outcome[]} outcomes @returns {Outcome} */
export const joinOutcomes = (outcomes) => ({
  tests: outcomes.flatMap(({ tests }) => tests),
  output: outcomes.map(({ output }) => output).join('\n'),
});

/**
 * Runs a tool that only passes or fails, and counts the run as one test.
 * @param {string} title @param {string[]} words script of the tool and its arguments
 * @param {Options} options @returns {Promise<Outcome>}
 */
async function passOrFail(title, words, { show, low }) {
  const { code, output } = await runNode(words, { show, low });
  return { tests: [{ title, status: code === 0 ? 'passed' : 'failed' }], output };
}

/** Runs the linter, which also checks the types. @param {Options} options */
export const runLinter = (options) =>
  passOrFail('types and rules', [tool('oxlint/bin/oxlint'), '--deny-warnings', ...(options.extra ?? [])], options);

/** Checks that every file is formatted; `npm run format` formats the files. @param {Options} options */
export const checkFormat = (options) => passOrFail('format', [tool('oxfmt/bin/oxfmt'), '--check', '.'], options);

/** Runs the dead code finder without its cache, which is wrong after moves of files. @param {Options} options */
export const findDeadCode = (options) => passOrFail('dead code', [tool('knip/bin/knip.js'), '--no-progress'], options);

/** @type {Record<Tier, string[]>} */
const SELECTIONS = { quick: ['--grep-invert', FULL_RUN_PATTERN], rest: ['--grep', FULL_RUN_PATTERN] };

/** Arguments with which Jest runs only the API tests of a tier. @type {Record<Tier, string[]>} */
export const API_TEST_SELECTIONS = {
  quick: ['--testPathIgnorePatterns', FULL_RUN_API_PATTERN],
  rest: ['--testPathPatterns', FULL_RUN_API_PATTERN],
};

/**
 * @param {{ testResults: { name: string, message: string, assertionResults: { fullName: string, status: string }[] }[] }}
 *   report
 * @returns {TestResult[]}
 */
export function readJestReport({ testResults }) {
  // A file that could not be run has a message and no tests.
  const broken = testResults.filter(({ message, assertionResults }) => assertionResults.length === 0 && message !== '');
  return [
    ...broken.map(({ name }) => createFailedTest(relative(ROOT, name))),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        title: `${relative(ROOT, name)}: ${fullName}`,
        status: STATUSES[status] ?? 'skipped',
      })),
    ),
  ];
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {{ errors: { message?: string }[], suites: Suite[] }} report @returns {TestResult[]} */
export const readPlaywrightReport = ({ errors, suites }) => [
  ...errors.map(({ message = '' }) => createFailedTest(`Before the tests: ${message.split('\n')[0]}`)),
  ...suites
    .flatMap(specsIn)
    .flatMap(({ title, file, line, tests }) =>
      tests.map(({ status }) => ({ title: `${file}:${line} ${title}`, status: STATUSES[status] ?? 'skipped' })),
    ),
];

/**
 * Returns the tests in the JSON report of a finished tool. A tool counts as a failed test if it has no report, or if it
 * fails without a failed test.
 * @param {string} file @param {number} code @param {(report: any) => TestResult[]} read @returns {TestResult[]}
 */
export function readReport(file, code, read) {
  const failure = createFailedTest(`The tool ended with exit code ${code}`);
  try {
    const tests = read(JSON.parse(readFileSync(file, 'utf8')));
    return code === 0 || tests.some(({ status }) => status === 'failed') ? tests : [...tests, failure];
  } catch {
    // The tool ended before it wrote the report. The output of the tool contains the reason.
    return [failure];
  }
}

/**
 * Runs a test tool that writes a JSON report.
 * @param {string} name of the report
 * @param {(report: any) => TestResult[]} read
 * @param {(file: string) => Parameters<typeof runNode>} command
 * @returns {Promise<Outcome>}
 */
async function runTool(name, read, command) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runNode(...command(file));
  return { tests: readReport(file, code, read), output };
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

/** @param {string[]} args @param {Options} options */
export function runPlaywright(args, { name, show, extra = [], tier }) {
  const command = [tool('@playwright/test/cli.js'), 'test', ...args, ...(tier ? SELECTIONS[tier] : []), ...extra];
  return runTool(name, readPlaywrightReport, (file) => [
    command,
    { cwd: join(ROOT, 'e2e'), show, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  ]);
}
