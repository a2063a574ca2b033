import './lib/require-node.mjs';
import { runMain } from './lib/failure.mjs';
import { runDev } from './lib/dev/command.mjs';

// Run in a remote's folder, as its `dev` script is: `npm run dev -w mfe-quiz -- --server ...`
await runMain(() => runDev(process.argv.slice(2), process.cwd()));
