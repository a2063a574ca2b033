import './lib/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildStale } from './lib/builder.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { builtPackages } from './lib/packages.mjs';
import { ROOT } from './lib/root.mjs';

const PARENT_CHECK_MS = 1000;

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

/** npm that is killed outright cannot pass the signal on: the server ends with it and leaves the port free. */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
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
