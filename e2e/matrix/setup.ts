import { buildServer } from '../../server/testing/build-server';
import { ensureBrowser } from '../support/browser';
import { BASE_URL_VARIABLE, ROOT } from '../support/paths';
import { startServer, temporaryDataDir } from '../support/server';
import { productHost } from './product';
import { CONTROL_VARIABLE, startMatrix } from './start-matrix';

/** Starts the product's server and the origins of its remotes for the fault matrix. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBrowser();
  await buildServer();
  const data = temporaryDataDir();
  const { baseUrl, controlUrl, end } = await startMatrix({
    host: productHost,
    builds: process.env['VERDANT_BUILDS_DIR'] ?? ROOT,
    startServer: (more) => startServer({ dataDir: data.path, more }),
  });
  process.env[BASE_URL_VARIABLE] = baseUrl;
  process.env[CONTROL_VARIABLE] = controlUrl;
  return async () => {
    await end();
    data.remove();
  };
}
