import './lib/require-node.mjs';
import { runMain } from './lib/failure.mjs';
import { runCommand } from './lib/release/command.mjs';

// Run in a remote's folder, as its `release` script is: `npm run release -w mfe-quiz -- <verb> ...`
await runMain(() => runCommand(process.argv.slice(2), process.cwd()));
