import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runMain(async () => {
  await ensureInstalled();
  // Imported late: it needs the installed packages.
  const { runDevAll } = await import('./lib/watch/command.mjs');
  return runDevAll();
});
