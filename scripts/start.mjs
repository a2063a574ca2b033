import '../federation/cli/lib/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildStalePackages } from './lib/builder.mjs';
import { Failure, runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { exitWhenNpmEnds } from './lib/npm-parent.mjs';
import { builtPackages, ROOT, SERVER } from './lib/repository.mjs';

const require = createRequire(import.meta.url);

/** Refuses invalid settings before the builds of shell and remotes, which take long. */
function checkSettings() {
  const { readSettings, SettingsError } = require(join(ROOT, 'server/dist/settings.js'));
  try {
    readSettings(process.env, process.argv.slice(2));
  } catch (error) {
    if (error instanceof Error && error instanceof SettingsError) throw new Failure(error.message);
    throw error;
  }
}

await runMain(async () => {
  await ensureInstalled();
  if (!(await buildStalePackages([SERVER]))) return 1;
  checkSettings();
  if (!(await buildStalePackages(builtPackages()))) return 1;
  exitWhenNpmEnds();
  // The server runs in this process, so that the server receives all signals directly.
  require(join(ROOT, 'server/dist/main.js'));
  return 0;
});
