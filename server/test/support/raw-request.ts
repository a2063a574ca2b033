import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** End of the response. `whole`: complete; `cut`: incomplete body; `reset`: no response; `silent`: time limit reached. */
  readonly end: 'whole' | 'cut' | 'reset' | 'silent';
}

/** Sends one request on a new connection. Resolves to its outcome, even if the connection fails. */
export async function rawRequest(
  port: number,
  path: string,
  {
    method = 'GET',
    cookie = '',
    limitMs = 5000,
    headers: more = {},
    body = '',
  }: { method?: string; cookie?: string; limitMs?: number; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  return new Promise((resolve) => {
    let status: number | undefined;
    let headers: IncomingHttpHeaders = {};
    let text = '';
    const finish = (end: RawResponse['end']) => {
      clearTimeout(timer);
      sending.destroy();
      resolve({ status, headers, text, end });
    };
    const sending = request(
      { host: 'localhost', port, path, method, agent: false, headers: { cookie, ...more } },
      (response) => {
        ({ statusCode: status, headers } = response);
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => finish('whole'));
        response.on('error', () => finish('cut'));
      },
    );
    const timer = setTimeout(() => finish('silent'), limitMs);
    sending.on('error', () => finish(status === undefined ? 'reset' : 'cut'));
    sending.end(body);
  });
}
