import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../lib/terminal.mjs';
import {
  DEFAULT_SERVER_URL,
  requireInstalledPackage,
  parsePort,
  PRODUCT_NAME,
  readConfig,
  readRemoteIn,
} from '../lib/workspace.mjs';

/** @type {import('../lib/command-line.mjs').Run} */
export async function runShellCommand({ folder: here, values }) {
  const { folder, root } = readRemoteIn(here);
  if (root !== folder) throw new Failure('A workspace starts the product itself: npm start or npm run dev.', 2);
  const { shell: name } = readConfig(root);
  if (name === undefined) throw new Failure('This product offers no package to develop against.');
  const port = parsePort(values['port'] ?? process.env['PORT']) ?? Number(new URL(DEFAULT_SERVER_URL).port);
  /** @type {{ startShell: (place: { port: number, dataDir: string }) => Promise<void> }} */
  const { startShell } = createRequire(import.meta.url)(requireInstalledPackage(root, name, '--save-dev '));
  await startShell({ port, dataDir: join(root, `.${PRODUCT_NAME}`) });
  return 0;
}
