import '../federation/cli/lib/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildStale } from './lib/builder.mjs';
import { Failure, runMain } from '../federation/cli/lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWithNpm } from './lib/npm-parent.mjs';
import { builtPackages } from './lib/packages.mjs';
import { ROOT } from './lib/root.mjs';

const require = createRequire(import.meta.url);

/** The server's own rules, asked before the long part of the work. */
function checkSettings() {
  const { readSettings, SettingsError } = require(join(ROOT, 'server/src/settings.ts'));
  try {
    readSettings(process.env, process.argv.slice(2));
  } catch (error) {
    if (error instanceof Error && error instanceof SettingsError) throw new Failure(error.message);
    throw error;
  }
}

await runMain(async () => {
  await ensureInstalled();
  // Lets this very process read TypeScript: it becomes the server, and gets every signal first hand.
  const [modules, scripts] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  modules.register();
  scripts.register();
  checkSettings();
  const { failed } = await buildStale(builtPackages());
  if (failed.length > 0) return 1;
  endWithNpm();
  require(join(ROOT, 'server/src/main.ts'));
  return 0;
});
