import '../federation/cli/lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { firefoxPath } from '../e2e/support/firefox-path.mjs';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { runNode } from '../federation/cli/lib/run.mjs';
import { isStale } from './lib/build-key.mjs';
import { builtPackages, ROOT, SERVER } from './lib/repository.mjs';
import { runPartsCommand } from './lib/run-parts.mjs';
import { joinOutcomes, runApiTests, runCheckers, runJest, runPlaywright, runUnitTests } from './lib/tools.mjs';

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

/** Builds stale packages and checks the output of all builds. @param {Options} options @returns {Promise<Outcome>} */
async function builds({ show }) {
  const { output } = await runNode([join(ROOT, 'scripts/build.mjs')], { show });
  // Imported after the build, because this module needs an installed package and the first run starts without packages.
  const { checkPackage } = await import('./lib/built-output.mjs');
  const checks = [SERVER, ...builtPackages()].flatMap((name) => {
    if (isStale(ROOT, name)) return [{ name, problem: 'it is not built' }];
    return [{ name, problem: undefined }, ...(name === SERVER ? [] : checkPackage(ROOT, name))];
  });
  const failed = checks.filter(({ problem }) => problem !== undefined);
  return {
    passed: checks.length - failed.length,
    failed: failed.map(({ name, problem }) => `${name}: ${problem}`),
    output,
  };
}

/**
 * The parts of the test run. Tests have time limits, so only one test part runs at a time and can use all cores. Checks
 * have no time limits, and run in parallel at low priority. `e2e/support/tiers.mjs` lists the tests that `npm test` skips;
 * `npm run check` runs the parts of the tier `check`.
 * @type {import('./lib/run-parts.mjs').Part[]}
 */
const PARTS = [
  {
    name: 'lint',
    tiers: ['quick', 'check'],
    isCheck: true,
    about: 'types, rules, format and dead code',
    run: runCheckers,
  },
  {
    name: 'changed',
    tiers: ['check'],
    isCheck: true,
    about: 'unit tests of what changed since main',
    run: (options) => runUnitTests(options, [...changedTests(), '--passWithNoTests']),
  },
  {
    name: 'build',
    tiers: ['quick'],
    about: 'builds, their contents and the public surface',
    run: async (options) => joinOutcomes([await builds(options), await runJest(['build'], ['--runInBand'], options)]),
  },
  {
    name: 'unit',
    tiers: ['quick'],
    about: 'unit tests',
    run: runUnitTests,
  },
  {
    // The API tests run after the build, because one of the tests reads the built files.
    name: 'api',
    tiers: ['quick', 'rest'],
    about: 'API tests against a real server',
    run: runApiTests,
  },
  {
    name: 'platform',
    tiers: ['quick', 'rest'],
    about: 'loading of remotes, on a host without anything of the product',
    run: (options) => runPlaywright(['--config', 'platform.config.ts', '--reporter=list,json'], options),
  },
  {
    name: 'browser',
    tiers: ['quick', 'rest'],
    needs: 'build',
    about: 'journeys and the specification in a browser',
    run: (options) => runPlaywright(['--reporter=list,json'], options),
  },
  {
    name: 'matrix',
    tiers: ['rest'],
    needs: 'build',
    about: 'faults of the files of each remote, in a browser',
    run: (options) => runPlaywright(['--config', 'matrix.config.ts', '--reporter=list,json'], options),
  },
  {
    name: 'tools',
    tiers: ['rest'],
    about: 'the commands for remotes and the recipe of their builds',
    run: (options) => runJest(['tools'], ['--maxWorkers=2'], options),
  },
  {
    name: 'studies',
    tiers: ['rest'],
    about: 'simulated people take the quiz',
    run: (options) => runJest(['studies'], ['--maxWorkers=100%'], options, { PROPERTY_RUNS: 'all' }),
  },
  {
    name: 'operations',
    tiers: ['rest'],
    about: 'servers that are killed, restarted, replaced and flooded; windows of limits; commands of teams',
    run: (options) => runJest(['operations'], ['--maxWorkers=2'], options),
  },
  {
    name: 'outside',
    tiers: ['rest'],
    needs: 'build',
    about: 'a team with a repository of its own, which installs the packed packages',
    run: (options) => runPlaywright(['--config', 'outside.config.ts'], options),
  },
  {
    name: 'firefox',
    tiers: ['rest'],
    needs: 'build',
    isPossible: () => firefoxPath() !== undefined,
    about: 'the faults of the matrix in the Firefox of the system',
    run: (options) => runPlaywright(['--config', 'firefox.config.ts', '--reporter=list,json'], options),
  },
];

await runMain(() => runPartsCommand(PARTS, process.argv.slice(2)));
