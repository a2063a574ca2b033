import '../federation/cli/lib/require-node.mjs';
import { changedTests } from './lib/changed-since.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { runParts } from './lib/run-parts.mjs';
import { deadCode, format, jest, regexes, rules, types } from './lib/tools.mjs';

/** What can be known in a minute. They depend on nothing and have no time limits, so all of them run at once. */
const steps = [
  { name: 'types', about: 'the type checker', run: types },
  { name: 'rules', about: 'the linter', run: rules },
  // Of what did not change it has the results.
  { name: 'regexes', about: 'linear regular expressions', run: regexes },
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
