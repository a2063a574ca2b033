import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runMain(async () => {
  await ensureInstalled();
  // Not before: it needs what was installed.
  const { runDevAll } = await import('./lib/watch/command.mjs');
  return runDevAll();
});
