import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_RUN_API_PATTERN, FULL_RUN_PATTERN } from '../../e2e/support/tiers.mjs';
import { runNode } from '../../federation/cli/lib/run.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';
import { ROOT } from './root.mjs';

/** Folder for reports, logs and traces of a test run; ignored by git. */
export const RESULTS = join(ROOT, 'test-results');

/**
 * @typedef {'quick' | 'rest'} Tier `quick`: tests of `npm test`; `rest`: tests that only `npm run test:all` runs
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {Partial<Counts> & { passed: number, failed: number, output: string }} Outcome
 * @typedef {{ show?: boolean, low?: boolean, extra?: string[], tier?: Tier }} Options
 *   `show`: true to print the tool's output at once; `low`: true for low priority; `extra`: arguments for the tool;
 *   `tier`: the tests to run, by default all
 */

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/** @param {Outcome[]} outcomes @returns {Outcome} */
export function sumOutcomes(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    covered: outcomes.flatMap(({ covered = [] }) => covered),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

/**
 * Runs a tool that only passes or fails, and counts the run as one test.
 * @param {string[]} words script of the tool and its arguments
 * @param {Options} options @returns {Promise<Outcome>}
 */
async function passOrFail(words, { show, low }) {
  const { code, output } = await runNode(words, { show, low });
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, output };
}

/** Runs the linter, which also checks the types. @param {Options} options */
export const runLinter = (options) =>
  passOrFail([tool('oxlint/bin/oxlint'), '--deny-warnings', ...(options.extra ?? [])], options);

/** Checks that every file is formatted; `npm run format` formats the files. @param {Options} options */
export const checkFormat = (options) => passOrFail([tool('oxfmt/bin/oxfmt'), '--check', '.'], options);

/** Runs the dead code finder without its cache, which is wrong after moves of files. @param {Options} options */
export const findDeadCode = (options) => passOrFail([tool('knip/bin/knip.js'), '--no-progress'], options);

/** @type {Record<Tier, string[]>} */
const SELECTIONS = { quick: ['--grep-invert', FULL_RUN_PATTERN], rest: ['--grep', FULL_RUN_PATTERN] };

/** Arguments with which Jest runs only the API tests of a tier. @type {Record<Tier, string[]>} */
export const API_TEST_SELECTIONS = {
  quick: ['--testPathIgnorePatterns', FULL_RUN_API_PATTERN],
  rest: ['--testPathPatterns', FULL_RUN_API_PATTERN],
};

/**
 * Returns the counts in the JSON report of a finished tool. A tool without a report counts as one failure.
 * @param {string} file @param {number} code @param {(report: any) => Counts} read @returns {Counts}
 */
export function readTestCounts(file, code, read) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 1, failures: [], covered: [] };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The tool ended before it wrote the report. The output of the tool contains the reason.
  }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}

/**
 * Runs a test tool that writes a JSON report.
 * @param {string} name of the report
 * @param {(report: any) => Counts} read
 * @param {(file: string) => [words: string[], options: Parameters<typeof runNode>[1]]} command
 * @returns {Promise<Outcome>}
 */
async function runTool(name, read, command) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runNode(...command(file));
  return { ...readTestCounts(file, code, read), output };
}

/**
 * Runs tests of jest's projects.
 * @param {string} name of the report
 * @param {string[]} projects @param {string[]} args @param {Options} options
 * @param {{ env?: NodeJS.ProcessEnv, before?: string[] }} more `before`: words before Jest in the command
 */
export function runJest(name, projects, args, { show, low, extra = [] }, { env, before = [] } = {}) {
  const command = [...before, tool('jest/bin/jest.js'), '--selectProjects', ...projects, ...args];
  return runTool(name, readJestReport, (file) => [
    [...command, '--ci', '--json', `--outputFile=${file}`, '--', ...extra],
    // NODE_ENV is overridden, because React's test helpers do not exist in production builds.
    { show, low, env: { ...process.env, NODE_ENV: 'test', ...env } },
  ]);
}

/** @param {string} name of the report @param {string[]} args @param {Options} options */
export function runPlaywright(name, args, { show, extra = [], tier }) {
  const command = [tool('@playwright/test/cli.js'), 'test', ...args, ...(tier ? SELECTIONS[tier] : []), ...extra];
  return runTool(name, readPlaywrightReport, (file) => [
    command,
    { cwd: join(ROOT, 'e2e'), show, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  ]);
}
