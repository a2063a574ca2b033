import type { Database } from '../../database';
import { createListener, errorCodeOf, listenProblem } from '../../listen';
import { StartError, type ProgressPrinter } from '../../start-error';
import type { Aggregator } from '../aggregator';
import { createSandboxAggregator } from './sandbox-aggregator';
import { buildWidgetServer, type SandboxSettings } from './widget-server';

export interface RunningSandbox {
  readonly port: number;
  readonly aggregator: Aggregator;
  readonly close: () => Promise<void>;
}

const ANY_PORT = 0;
/** Maximum wait for the sandbox's requests in flight at shutdown, after the product's requests have completed. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Starts the sandbox on `SANDBOX_PORT`; by default the next port after the product's, or any. Rejects if set and taken. */
export async function startSandbox(
  settings: SandboxSettings,
  db: Database,
  say: ProgressPrinter,
): Promise<RunningSandbox> {
  const { host, port: productPort, sandboxPort } = settings;
  const app = buildWidgetServer(db, settings);
  const usual = productPort < 65_535 ? productPort + 1 : ANY_PORT;
  const listen = createListener(app);
  const listenAddress = { host, port: sandboxPort ?? usual };
  const { port } = await listen(listenAddress).catch(async (error: unknown) => {
    if (sandboxPort !== undefined || errorCodeOf(error) !== 'EADDRINUSE') {
      throw new StartError(
        `Bank sandbox: ${listenProblem(error, listenAddress).message.replace(/PORT$/, 'SANDBOX_PORT')}`,
      );
    }
    say(`Port ${usual} is in use, so the bank sandbox took another; SANDBOX_PORT chooses one`);
    return listen({ host, port: ANY_PORT });
  });
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    await app.close();
    clearTimeout(cut);
  };
  return { port, aggregator: createSandboxAggregator(db), close };
}
