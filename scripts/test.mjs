import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { withCoverage } from './lib/coverage.mjs';
import { reportOf, totalRun } from './lib/results.mjs';
import { runParts } from './lib/run-parts.mjs';
import { PARTS } from './lib/test-parts.mjs';

/** `--total`: both tiers as they last ended, which `.ci/run` prints at its end. */
async function printTotal() {
  const { text, code } = reportOf(await withCoverage(totalRun()));
  console.log(text);
  return code;
}

await runMain(async () => {
  const words = process.argv.slice(2);
  return words[0] === '--total' ? printTotal() : runParts(PARTS, words);
});
