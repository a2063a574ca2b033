import type { AddressInfo } from 'node:net';
import type { TrustedProxies } from '@verdant/federation/http';
import type { Database } from '../../database';
import { listenProblem, type Place } from '../../listen';
import { StartError, type Say } from '../../start-error';
import { buildSandbox } from './sandbox';
import { sandboxKey } from './store';
import { createTokens, type SandboxTokens } from './tokens';

export interface RunningSandbox {
  readonly port: number;
  /** How this server reaches it. */
  readonly apiUrl: string;
  readonly tokens: SandboxTokens;
  readonly close: () => Promise<void>;
}

/** `host` and `port` are the product's. */
interface SandboxSettings extends Place {
  readonly sandboxPort: number | undefined;
  readonly logLevel: string;
  readonly trustProxy: TrustedProxies;
}

const ANY_PORT = 0;
/** How long its requests in flight may take at shutdown; the product's own have completed by then. */
const FAREWELL_MS = 1_000;

/** Only the port is in use, so another one works. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** The host name to use on this machine for a listen host. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the sandbox on `SANDBOX_PORT`, by default the port after the product's. An explicit port that is
 * taken fails the start; the default one falls back to any free port, with a message.
 */
export async function startSandbox(settings: SandboxSettings, db: Database, say: Say): Promise<RunningSandbox> {
  const { host, port: productPort, sandboxPort, logLevel, trustProxy } = settings;
  const tokens = createTokens(await sandboxKey(db));
  const logger = { level: logLevel, stream: process.stderr };
  const app = buildSandbox({ db, tokens, productPort, trustProxy, logger });
  const usual = productPort < 65_535 ? productPort + 1 : ANY_PORT;
  try {
    await app.listen({ host, port: sandboxPort ?? usual });
  } catch (error) {
    if (sandboxPort !== undefined || !isTaken(error)) {
      throw new StartError(
        `Bank sandbox: ${listenProblem(error, { host, port: sandboxPort ?? usual }).message.replace(/PORT$/, 'SANDBOX_PORT')}`,
      );
    }
    await app.listen({ host, port: ANY_PORT });
    say(`Port ${usual} is in use, so the bank sandbox took another; SANDBOX_PORT chooses one`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS);
    await app.close();
    clearTimeout(cut);
  };
  return { port, apiUrl: `http://${reachable(host)}:${port}/ysl`, tokens, close };
}
