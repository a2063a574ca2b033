import './lib/require-node.mjs';
import { runMain } from './lib/failure.mjs';
import { runNewRemote } from './lib/new-remote/command.mjs';
import { ROOT } from './lib/root.mjs';

await runMain(async () => runNewRemote(process.argv.slice(2), ROOT));
