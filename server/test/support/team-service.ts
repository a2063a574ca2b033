import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../../testing/free-port';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TeamService {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Returns the number of requests whose connection was closed before the response was complete. */
  readonly cut: () => number;
  readonly close: () => void;
}

/** Starts a team's server on this machine, which responds with `respond`. */
export async function startTeamService(respond: RequestListener): Promise<TeamService> {
  const seen: SeenRequest[] = [];
  let cut = 0;
  const server = createServer((request, response) => {
    response.once('close', () => (cut += response.writableFinished ? 0 : 1));
    const { method = '', url = '', headers } = request;
    text(request).then(
      (body) => {
        seen.push({ method, url, headers, body });
        respond(request, response);
      },
      () => undefined,
    );
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    cut: () => cut,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
