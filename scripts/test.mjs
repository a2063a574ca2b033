import './lib/require-node.mjs';
import { runMain } from './lib/failure.mjs';
import { runParts } from './lib/run-parts.mjs';
import { PARTS } from './lib/test-parts.mjs';

await runMain(() => runParts(PARTS, process.argv.slice(2)));
