import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuiltOutput } from './built-output.mjs';
import { buildStale } from './builder.mjs';
import { builtPackages } from './packages.mjs';
import { ROOT } from './root.mjs';
import { runNode } from '../../federation/cli/lib/run.mjs';

const RESULTS = join(ROOT, 'test-results');

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ show: boolean, extra: string[] }} Options `show`: write straight to our output; `extra`: words for the tool
 */

/** @param {string} path */
const tool = (path) => join(ROOT, 'node_modules', path);

/**
 * @param {string} name
 * @param {string} output
 */
function keepLog(name, output) {
  mkdirSync(RESULTS, { recursive: true });
  if (output !== '') writeFileSync(join(RESULTS, `${name}.log`), output);
}

/** Where a tool writes its report: nothing is there yet, and the folder is. @param {string} name */
function freshReport(name) {
  mkdirSync(RESULTS, { recursive: true });
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

/**
 * A tool that only says yes or no: one test.
 * @param {string[]} args
 * @param {boolean} show
 * @returns {Promise<Outcome>}
 */
async function yesOrNo(args, show) {
  const { code, output } = await runNode(args, { show });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

/** @param {Options} options */
async function types({ show }) {
  const tsc = tool('typescript/bin/tsc');
  return sum([
    await yesOrNo([tsc, '--noEmit', '-p', '.'], show),
    await yesOrNo([tsc, '--noEmit', '-p', 'scripts'], show),
  ]);
}

/** @param {Options} options */
function lint({ show, extra }) {
  return yesOrNo([tool('oxlint/bin/oxlint'), '--deny-warnings', ...extra], show);
}

/**
 * The counts of a finished tool, as its JSON report gives them; a tool that failed without a report failed once.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => { passed: number, failed: number }} read
 */
export function countsFrom(file, code, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The tool ended before it could write: its exit code and output tell.
  }
  return { passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Options} options
 */
async function jest(name, args, { show, extra }) {
  const report = freshReport(name);
  const words = [tool('jest/bin/jest.js'), ...args, '--ci', '--json', `--outputFile=${report}`, '--', ...extra];
  // React's test helpers exist only outside production, whatever the machine says.
  const env = { ...process.env, NODE_ENV: 'test' };
  const { code, output } = await runNode(words, { show, env });
  const counts = countsFrom(report, code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
  return { ...counts, output };
}

async function build() {
  const packages = builtPackages();
  const { failed } = await buildStale(packages);
  const checks = checkBuiltOutput(
    ROOT,
    packages.filter((name) => !failed.includes(name)),
  );
  const problems = checks.filter((check) => check.problem !== undefined);
  const output = problems.map(({ name, problem }) => `  ${name}: ${problem}`).join('\n');
  return {
    passed: packages.length - failed.length + checks.length - problems.length,
    failed: failed.length + problems.length,
    output,
  };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [more] beside our own environment
 */
async function playwright(name, args, { show, extra }, more = {}) {
  const report = freshReport(name);
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const words = [tool('@playwright/test/cli.js'), 'test', ...args, ...extra];
  const { code, output } = await runNode(words, { cwd: join(ROOT, 'e2e'), show, env });
  const counts = countsFrom(report, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
  return { ...counts, output };
}

/** `--update` writes the table of docs/chunk-failures.md. @param {Options} options */
function matrix({ show, extra }) {
  const words = extra.filter((word) => word !== '--update');
  const more = words.length < extra.length ? { MATRIX_UPDATE: '1' } : {};
  return playwright('matrix', ['--config', 'matrix.config.ts'], { show, extra: words }, more);
}

/**
 * The parts of the test run, in order. `needs`: a part without which this one cannot run. `tells`: it says itself how far it is.
 * @type {{ name: string, about: string, needs?: string, tells?: boolean, run: (options: Options) => Promise<Outcome> }[]}
 */
const parts = [
  { name: 'types', about: 'the type checker', run: types },
  { name: 'lint', about: 'the linter', run: lint },
  {
    name: 'unit',
    about: 'unit tests',
    // All cores: without a word Jest leaves one to itself, of two.
    run: (options) => jest('unit', ['--selectProjects', 'unit-browser', 'unit-node', '--maxWorkers=100%'], options),
  },
  { name: 'build', about: 'builds and what they hold', tells: true, run: build },
  {
    // After the build: one of them looks at the real files.
    name: 'api',
    about: 'API tests against a real server',
    run: (options) => jest('api', ['--selectProjects', 'api', '--runInBand'], options),
  },
  {
    name: 'browser',
    about: 'browser tests',
    needs: 'build',
    run: (options) => playwright('browser', ['--reporter=list,json'], options),
  },
  { name: 'matrix', about: 'every fault of every remote, in the browser', needs: 'build', run: matrix },
];

export const PARTS = parts.map((part) => ({
  ...part,
  /** @param {Options} options */
  run: async (options) => {
    const outcome = await part.run(options);
    keepLog(part.name, outcome.output);
    return outcome;
  },
}));
