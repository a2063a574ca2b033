import { buildServer } from '../../server/testing/build-server';
import { ensureBrowser } from './browser';
import { BASE_URL_VARIABLE, DATA_DIR_VARIABLE } from './paths';
import { startServer, temporaryDataDir } from './server';

/**
 * Checks the browser, builds the server and starts it with the settings in `more`.
 * @returns a function that stops the server
 */
export async function buildAndStartProduct(more: Record<string, string> = {}): Promise<() => Promise<void>> {
  await ensureBrowser();
  await buildServer();
  const data = temporaryDataDir();
  const server = await startServer({ dataDir: data.path, more });
  process.env[BASE_URL_VARIABLE] = server.url;
  process.env[DATA_DIR_VARIABLE] = data.path;
  return async () => {
    await server.stop();
    data.remove();
  };
}

export default async function globalSetup(): Promise<() => Promise<void>> {
  return buildAndStartProduct();
}
