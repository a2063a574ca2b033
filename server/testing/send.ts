/** Milliseconds after which a request without a response fails, more than the server's own time limit for responses. */
const RESPONSE_LIMIT_MS = 25_000;

export interface Request {
  readonly body?: unknown;
  /** Body that is sent as it is, instead of `body` as JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export type SendRequest = (method: string, path: string, request?: Request) => Promise<ApiResponse>;

export async function sendApiRequest(
  url: string,
  method: string,
  path: string,
  { body, raw, token, headers }: Request = {},
): Promise<ApiResponse> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}
