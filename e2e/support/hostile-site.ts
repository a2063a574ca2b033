import { once } from 'node:events';
import { createServer } from 'node:http';

/** Forged copy of the message with ids that the bank widget sends. */
export const forgedWidgetMessage = {
  fnToCall: 'accountStatus',
  status: 'SUCCESS',
  requestId: 'forged',
  providerAccountId: 666,
};

const page = (script: string) => `<!doctype html><title>A page of another site</title><script>${script}</script>`;
const send = (target: string) =>
  `setInterval(() => ${target} && ${target}.postMessage(${JSON.stringify(forgedWidgetMessage)}, '*'), 50);`;

/**
 * Starts a site of another origin whose pages continuously send forged messages: `/opened` to the window that opened it,
 * `/opener?<url>` to the page at `<url>`, which it opens.
 */
export async function startHostileSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const script = request.url?.startsWith('/opener')
      ? `const victim = open(decodeURIComponent(location.search.slice(1))); ${send('victim')}`
      : send('opener');
    response.writeHead(200, { 'content-type': 'text/html' }).end(page(script));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The system gave no port');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
