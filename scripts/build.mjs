import '../federation/cli/lib/require-node.mjs';
import { buildStalePackages } from './lib/builder.mjs';
import { Failure, runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { builtPackages, SERVER } from './lib/repository.mjs';

/** `npm run build [-- <package>...]` builds server, shell and remotes where sources have changed. */
await runMain(async () => {
  const requestedPackages = process.argv.slice(2);
  const packageNames = [SERVER, ...builtPackages()];
  const unknown = requestedPackages.find((name) => !packageNames.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no package "${unknown}" to build. There are: ${packageNames.join(', ')}.`, 2);
  }
  await ensureInstalled();
  const names =
    requestedPackages.length === 0 ? packageNames : packageNames.filter((name) => requestedPackages.includes(name));
  return (await buildStalePackages(names)) ? 0 : 1;
});
