import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as a team's server received it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TeamService {
  readonly url: string;
  /** Requests that have arrived completely, oldest first. */
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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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

/** Returns the status of a request whose path is sent unchanged; `fetch` would normalise the path. */
export async function rawStatus(
  port: number,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}
