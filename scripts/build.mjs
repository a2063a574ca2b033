import '../federation/cli/lib/require-node.mjs';
import { buildStalePackages } from './lib/builder.mjs';
import { Failure, runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { builtPackages, SERVER } from './lib/packages.mjs';

const USAGE = 'Usage: npm run build [-- <package>...]   builds server, shell and remotes where sources have changed';

await runMain(async () => {
  const requestedPackages = process.argv.slice(2);
  if (requestedPackages.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const option = requestedPackages.find((word) => word.startsWith('-'));
  if (option !== undefined) throw new Failure(`Unknown option ${option}. ${USAGE}`, 2);
  const known = [SERVER, ...builtPackages()];
  const unknown = requestedPackages.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no package "${unknown}" to build. There are: ${known.join(', ')}.`, 2);
  }
  await ensureInstalled();
  const names = requestedPackages.length === 0 ? known : known.filter((name) => requestedPackages.includes(name));
  return (await buildStalePackages(names)) ? 0 : 1;
});
