import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { runParts } from './lib/run-parts.mjs';
import { TEST_PARTS } from './lib/test-parts.mjs';

await runMain(() => runParts(TEST_PARTS, process.argv.slice(2)));
