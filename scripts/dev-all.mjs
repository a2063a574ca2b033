import '../federation/cli/lib/require-node.mjs';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';

await runMain(async () => {
  await ensureInstalled();
  // This module is imported after the installation, because it needs the installed packages.
  const { runDevAll } = await import('./lib/watch/command.mjs');
  return runDevAll();
});
