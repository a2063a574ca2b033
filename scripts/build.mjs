import '../federation/cli/lib/require-node.mjs';
import { buildStalePackages } from './lib/builder.mjs';
import { Failure, runMain } from '../federation/cli/lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { builtPackages, choosePackages, SERVER } from './lib/packages.mjs';

const USAGE = 'Usage: npm run build [-- <package>...]   builds server, shell and remotes where sources have changed';

await runMain(async () => {
  const requestedPackages = process.argv.slice(2);
  if (requestedPackages.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const option = requestedPackages.find((word) => word.startsWith('-'));
  if (option !== undefined) throw new Failure(`Unknown option ${option}. ${USAGE}`, 2);
  const names = choosePackages(requestedPackages, [SERVER, ...builtPackages()]);
  await ensureInstalled();
  const { failed } = await buildStalePackages(names);
  return failed.length === 0 ? 0 : 1;
});
