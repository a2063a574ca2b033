import { ensureBrowser } from './browser';
import { BASE_URL_VARIABLE } from './paths';
import { startServer, temporaryDataDir } from './server';

/** One browser check and one server for the whole run; answers how to end it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBrowser();
  const data = temporaryDataDir();
  const server = await startServer({ dataDir: data.path });
  process.env[BASE_URL_VARIABLE] = server.url;
  return async () => {
    await server.stop();
    data.remove();
  };
}
