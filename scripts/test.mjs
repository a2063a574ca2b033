import '../federation/cli/lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { firefoxPath } from '../e2e/support/firefox-path.mjs';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { runNode } from '../federation/cli/lib/run.mjs';
import { ROOT } from './lib/repository.mjs';
import { runPartsCommand } from './lib/run-parts.mjs';
import { runApiTests, runCheckers, runJest, runPlaywright, runUnitTests } from './lib/tools.mjs';

/**
 * @typedef {import('./lib/tools.mjs').Outcome} Outcome
 * @typedef {import('./lib/tools.mjs').Options} Options
 */

/** Returns arguments with which Jest runs only tests affected by changes since main, committed or not. */
function changedTests() {
  const has = (/** @type {string} */ ref) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', ref], { cwd: ROOT, stdio: 'ignore' }).status === 0;
  const mainBranch = ['origin/main', 'main'].find(has);
  if (mainBranch !== undefined) return [`--changedSince=${mainBranch}`];
  return has('HEAD') ? ['--onlyChanged'] : [];
}

/** Builds stale packages, and tests all builds. @param {Options} options @returns {Promise<Outcome>} */
async function runBuildTests(options) {
  const build = await runNode([join(ROOT, 'scripts/build.mjs')], { show: options.show });
  const tests = await runJest(['build'], ['--runInBand'], options);
  return { ...tests, output: `${build.output}\n${tests.output}` };
}

/** Returns a run of the Playwright tests of a configuration. @param {string} config */
const browserTests = (config) => (/** @type {Options} */ options) => runPlaywright(config, options);

/**
 * Returns a run of the tests of one of Jest's projects.
 * @param {string} project @param {string} workers @param {NodeJS.ProcessEnv} [env] additional environment variables
 */
const jestTests = (project, workers, env) => (/** @type {Options} */ options) =>
  runJest([project], [`--maxWorkers=${workers}`], options, env);

const changed = (/** @type {Options} */ options) => runUnitTests(options, [...changedTests(), '--passWithNoTests']);

/**
 * The parts of the test run. Tests have time limits, so only one test part runs at a time and can use all cores. Parts
 * of the tier `check` have no time limits, and run in parallel at low priority. `e2e/support/tiers.mjs` lists the tests that
 * `npm test` skips; `npm run check` runs the parts of the tier `check`. The API tests run after the build, because one of them reads it.
 * @type {import('./lib/run-parts.mjs').Part[]}
 */
const PARTS = [
  {
    name: 'lint',
    tiers: ['quick', 'check'],
    run: runCheckers,
    about: 'types, rules, format, dead code',
  },
  { name: 'changed', tiers: ['check'], run: changed, about: 'unit tests of what changed since main' },
  { name: 'build', tiers: ['quick'], run: runBuildTests, about: 'builds, their contents and the public surface' },
  { name: 'unit', tiers: ['quick'], run: runUnitTests, about: 'unit tests' },
  { name: 'api', tiers: ['quick', 'rest'], run: runApiTests, about: 'API tests against a real server' },
  {
    name: 'platform',
    tiers: ['quick', 'rest'],
    run: browserTests('platform'),
    about: 'loading of remotes, on a host without anything of the product',
  },
  {
    name: 'browser',
    tiers: ['quick', 'rest'],
    needs: 'build',
    run: browserTests('playwright'),
    about: 'journeys and the specification in a browser',
  },
  {
    name: 'matrix',
    tiers: ['rest'],
    needs: 'build',
    run: browserTests('matrix'),
    about: 'faults of the files of remotes',
  },
  {
    name: 'tools',
    tiers: ['rest'],
    run: jestTests('tools', '2'),
    about: 'commands for remotes, and their build recipe',
  },
  {
    name: 'studies',
    tiers: ['rest'],
    run: jestTests('studies', '100%', { PROPERTY_RUNS: 'all' }),
    about: 'simulated people take the quiz',
  },
  {
    name: 'operations',
    tiers: ['rest'],
    run: jestTests('operations', '2'),
    about: 'servers that are killed, restarted, replaced and flooded; windows of limits; commands of teams',
  },
  {
    name: 'outside',
    tiers: ['rest'],
    needs: 'build',
    run: browserTests('outside'),
    about: 'a team with a repository of its own, which installs the packed packages',
  },
  {
    name: 'firefox',
    tiers: ['rest'],
    needs: 'build',
    isPossible: () => firefoxPath() !== undefined,
    run: browserTests('firefox'),
    about: 'the faults of the matrix in the Firefox of the system',
  },
];

await runMain(() => runPartsCommand(PARTS, process.argv.slice(2)));
