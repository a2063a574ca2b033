import '../federation/cli/lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { ROOT } from './lib/root.mjs';
import { runPartsCommand } from './lib/run-parts.mjs';
import { findDeadCode, checkFormat, runJest, runLinter } from './lib/tools.mjs';

/** Returns arguments with which Jest runs only tests affected by changes since main, committed or not. */
function changedTests() {
  const has = (/** @type {string} */ ref) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', ref], { cwd: ROOT, stdio: 'ignore' }).status === 0;
  const baseBranch = ['origin/main', 'main'].find(has);
  if (baseBranch !== undefined) return [`--changedSince=${baseBranch}`];
  return has('HEAD') ? ['--onlyChanged'] : [];
}

/** @param {import('./lib/tools.mjs').Options} options */
const unit = (options) =>
  runJest(['unit-browser', 'unit-node'], [...changedTests(), '--passWithNoTests', '--maxWorkers=100%'], options);

/** Checks that take about a minute. They are independent and have no time limits, so all of them run at once. */
const steps = [
  { name: 'rules', about: 'types and rules', run: runLinter },
  { name: 'format', about: 'the formatter', run: checkFormat },
  { name: 'dead', about: 'unused files, exports and dependencies', run: findDeadCode },
  { name: 'unit', about: 'unit tests of what changed since main', run: unit },
];

await runMain(() =>
  runPartsCommand(
    steps.map((step) => ({ ...step, tiers: ['quick'], isCheck: true })),
    process.argv.slice(2),
  ),
);
