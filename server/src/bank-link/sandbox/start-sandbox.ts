import type { TrustedProxies } from '@verdant/federation/http';
import type { Database } from '../../database';
import { listener } from '../../listen';
import { codeOf, listenProblem, type ListenAddress } from '../../listen-address';
import { StartError, type Say } from '../../start-error';
import type { Aggregator } from '../aggregator';
import { createSandboxAggregator } from './sandbox-aggregator';
import { buildWidgetServer } from './widget-server';

export interface RunningSandbox {
  /** The port of the widget. */
  readonly port: number;
  readonly aggregator: Aggregator;
  readonly close: () => Promise<void>;
}

/** `host` and `port` are the product's. */
interface SandboxSettings extends ListenAddress {
  readonly sandboxPort: number | undefined;
  readonly logLevel: string;
  readonly fastlinkUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: TrustedProxies;
}

const ANY_PORT = 0;
/** Maximum time for requests in flight at shutdown, in milliseconds. The product's own requests have completed by then. */
const FAREWELL_MS = 1_000;

/**
 * Starts the sandbox, whose widget listens on `SANDBOX_PORT`, by default the port after the product's. An explicit port
 * that is taken fails the start; the default one falls back to any free port, with a message.
 */
export async function startSandbox(settings: SandboxSettings, db: Database, say: Say): Promise<RunningSandbox> {
  const { host, port: productPort, sandboxPort, logLevel, trustProxy } = settings;
  const publicUrl = settings.fastlinkUrl ?? settings.publicOrigin;
  const logger = { level: logLevel, stream: process.stderr };
  const app = buildWidgetServer({ db, productPort, publicUrl, trustProxy, logger });
  const usual = productPort < 65_535 ? productPort + 1 : ANY_PORT;
  const listen = listener(app);
  const listenAddress = { host, port: sandboxPort ?? usual };
  const { port } = await listen(listenAddress).catch(async (error: unknown) => {
    if (sandboxPort !== undefined || codeOf(error) !== 'EADDRINUSE') {
      throw new StartError(
        `Bank sandbox: ${listenProblem(error, listenAddress).message.replace(/PORT$/, 'SANDBOX_PORT')}`,
      );
    }
    say(`Port ${usual} is in use, so the bank sandbox took another; SANDBOX_PORT chooses one`);
    return listen({ host, port: ANY_PORT });
  });
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS);
    await app.close();
    clearTimeout(cut);
  };
  return { port, aggregator: createSandboxAggregator(db), close };
}
