import { rmSync } from 'node:fs';
import { startServer, temporaryFolder, type RunningServer } from '../../server/testing/start-server';
import { TestApiClient } from '../support/api';

export type RunningProduct = { readonly url: string; readonly token: string; readonly stop: () => Promise<void> };

const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '1000',
};

/**
 * Starts the real server with the built files, and registers one user who has taken the quiz.
 * @param root folder of another checkout to start instead of this checkout
 */
export async function startProductWithUser(root?: string): Promise<RunningProduct> {
  const dataDir = temporaryFolder();
  const server: RunningServer = await startServer({ dataDir, settings: unlimited, root });
  const url = `http://localhost:${server.port}`;
  const api = new TestApiClient(url);
  const user = await api.register();
  await api.answerQuiz(user);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, token: user.authorization, stop };
}
