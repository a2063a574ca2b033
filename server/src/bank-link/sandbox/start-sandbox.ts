import { ApiError, type TrustedProxies } from '@verdant/federation/http';
import type { Database } from '../../database';
import { listener } from '../../listen';
import { codeOf, listenProblem, type ListenAddress } from '../../listen-address';
import { StartError, type Say } from '../../start-error';
import { buildSandbox } from './sandbox';
import { sandboxKey } from './store';
import { createTokens, type SandboxTokens } from './tokens';

export interface RunningSandbox {
  readonly port: number;
  /** How this server reaches it. */
  readonly apiUrl: string;
  readonly tokens: SandboxTokens;
  /** Reads its key from the database; it refuses everything before. */
  readonly loadKey: () => Promise<void>;
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
/** How long its requests in flight may take at shutdown; the product's own have completed by then. */
const FAREWELL_MS = 1_000;

/** The host of a URL at which this machine reaches what listens on an IP address. */
function reachable(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '[::1]' : address.includes(':') ? `[${address}]` : address;
}

/**
 * Starts the sandbox on `SANDBOX_PORT`, by default the port after the product's. An explicit port that is
 * taken fails the start; the default one falls back to any free port, with a message.
 */
export async function startSandbox(settings: SandboxSettings, db: Database, say: Say): Promise<RunningSandbox> {
  const { host, port: productPort, sandboxPort, logLevel, trustProxy } = settings;
  const publicUrl = settings.fastlinkUrl ?? settings.publicOrigin;
  let key: string | undefined;
  const tokens = createTokens(() => {
    if (key !== undefined) return key;
    throw new ApiError(503, 'The bank sandbox has no database yet.', { headers: { 'retry-after': '2' } });
  });
  const logger = { level: logLevel, stream: process.stderr };
  const app = buildSandbox({ db, tokens, productPort, publicUrl, trustProxy, logger });
  const usual = productPort < 65_535 ? productPort + 1 : ANY_PORT;
  const listen = listener(app);
  const listenAddress = { host, port: sandboxPort ?? usual };
  const { port, addresses } = await listen(listenAddress).catch(async (error: unknown) => {
    if (sandboxPort !== undefined || codeOf(error) !== 'EADDRINUSE') {
      throw new StartError(
        `Bank sandbox: ${listenProblem(error, listenAddress).message.replace(/PORT$/, 'SANDBOX_PORT')}`,
      );
    }
    say(`Port ${usual} is in use, so the bank sandbox took another; SANDBOX_PORT chooses one`);
    return listen({ host, port: ANY_PORT });
  });
  const loadKey = async () => {
    key = await sandboxKey(db);
  };
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS);
    await app.close();
    clearTimeout(cut);
  };
  return { port, apiUrl: `http://${reachable(addresses[0] ?? host)}:${port}/ysl`, tokens, loadKey, close };
}
