import '../federation/cli/lib/require-node.mjs';
import { join } from 'node:path';
import { firefoxPath } from '../e2e/support/firefox-path.mjs';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { runNode } from '../federation/cli/lib/run.mjs';
import { isStale } from './lib/build-key.mjs';
import { builtPackages, SERVER } from './lib/packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runPartsCommand } from './lib/run-parts.mjs';
import {
  API_TEST_SELECTIONS,
  findDeadCode,
  checkFormat,
  createFailedTest,
  joinOutcomes,
  runJest,
  runPlaywright,
  runLinter,
} from './lib/tools.mjs';

/**
 * @typedef {import('./lib/tools.mjs').Outcome} Outcome
 * @typedef {import('./lib/tools.mjs').Options} Options
 */

/** Only the linter uses extra arguments, such as a folder. @param {Options} options */
const lint = async (options) =>
  joinOutcomes([await runLinter(options), await checkFormat(options), await findDeadCode(options)]);

/** Builds stale packages and checks the output of all builds. @param {Options} options @returns {Promise<Outcome>} */
async function builds({ show }) {
  const { output } = await runNode([join(ROOT, 'scripts/build.mjs')], { show });
  const packages = builtPackages();
  // Imported after the build, because this module needs an installed package and the first run starts without packages.
  const { checkPackage } = await import('./lib/built-output.mjs');
  const failed = [SERVER, ...packages].filter((name) => isStale(ROOT, name));
  const checks = [
    ...[SERVER, ...packages].map((name) => ({ name, problem: failed.includes(name) ? 'it is not built' : undefined })),
    ...packages.filter((name) => !failed.includes(name)).flatMap((name) => checkPackage(ROOT, name)),
  ];
  return {
    tests: checks.map(({ name, problem }) =>
      problem === undefined ? { title: name, status: 'passed' } : createFailedTest(`${name}: ${problem}`),
    ),
    output,
  };
}

/**
 * The parts of the test run. Tests have time limits, so only one test part runs at a time and can use all cores. Checks
 * have no time limits, and run in parallel at low priority. `e2e/support/tiers.mjs` lists the tests that `npm test` skips.
 * @type {import('./lib/run-parts.mjs').Part[]}
 */
const PARTS = [
  {
    name: 'lint',
    tiers: ['quick'],
    isCheck: true,
    about: 'types, rules, format and dead code',
    run: lint,
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
    // Jest uses all cores; the default is one core less.
    run: (options) => runJest(['unit-browser', 'unit-node'], ['--maxWorkers=100%'], options),
  },
  {
    // The API tests run after the build, because one of the tests reads the built files.
    name: 'api',
    tiers: ['quick', 'rest'],
    about: 'API tests against a real server',
    run: (options) =>
      runJest(['api'], ['--maxWorkers=3', ...(options.tier ? API_TEST_SELECTIONS[options.tier] : [])], options),
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
