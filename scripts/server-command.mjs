import '../federation/cli/lib/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildStalePackages } from './lib/builder.mjs';
import { runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { SERVER } from './lib/packages.mjs';
import { ROOT } from './lib/root.mjs';

/* Runs a server command for operators, such as `npm run backup`. Builds the server first if its sources have changed. */

await runMain(async () => {
  const [node = '', , program = '', ...args] = process.argv;
  await ensureInstalled();
  if (!(await buildStalePackages([SERVER]))) return 1;
  const file = join(ROOT, 'server/dist', `${program}.js`);
  process.argv = [node, file, ...args];
  createRequire(import.meta.url)(file);
  return 0;
});
