import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { runParts } from './lib/run-parts.mjs';
import { deadCode, format, jest, rules } from './lib/tools.mjs';
import { spawnSync } from 'node:child_process';
import { ROOT } from './lib/root.mjs';

/** Branches that work usually starts from, the most reliable first. */
const BASES = ['origin/main', 'main'];

/** @param {string} ref @returns {boolean} whether git knows it; also false where there is no git */
const isKnown = (ref) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: ROOT, stdio: 'ignore' }).status ===
  0;

/**
 * The arguments with which Jest runs the tests of what changed: since this branch left main, uncommitted changes
 * included. Without a main to compare with it is uncommitted changes alone, without git everything.
 * @param {(ref: string) => boolean} [has] whether there is such a commit
 * @returns {string[]}
 */
function changedTests(has = isKnown) {
  const base = BASES.find(has);
  if (base !== undefined) return [`--changedSince=${base}`];
  return has('HEAD') ? ['--onlyChanged'] : [];
}

/** Checks that take about a minute. They are independent and have no time limits, so all of them run at once. */
const steps = [
  { name: 'rules', about: 'types and rules', run: rules },
  { name: 'format', about: 'the formatter', run: format },
  { name: 'dead', about: 'unused files, exports and dependencies', run: deadCode },
  {
    name: 'unit',
    about: 'unit tests of what changed since main',
    run: (/** @type {import('./lib/tools.mjs').Options} */ options) =>
      jest(
        'check',
        ['unit-browser', 'unit-node'],
        [...changedTests(), '--passWithNoTests', '--maxWorkers=100%'],
        options,
      ),
  },
];

await runMain(() =>
  runParts(
    steps.map((step) => ({ ...step, tiers: ['quick'], lane: step.name })),
    process.argv.slice(2),
  ),
);
