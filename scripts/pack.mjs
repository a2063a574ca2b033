import '../federation/cli/lib/require-node.mjs';
import { join, resolve } from 'node:path';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/repository.mjs';

/** `npm run pack [-- <folder>]` packs the npm packages that a team with a separate repository installs. */
await runMain(async () => {
  await ensureInstalled();
  const { packAll } = await import('./lib/pack/pack.mjs');
  const [folder = join(ROOT, 'packages')] = process.argv.slice(2);
  for (const { file, files, bytes } of await packAll(resolve(folder))) {
    console.log(`${file}: ${files} files, ${Math.ceil(bytes / 1000)} KB`);
  }
  return 0;
});
