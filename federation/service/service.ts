import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

export interface TokenVerifyOptions {
  /** URL of the product, which issues the tokens. */
  readonly issuer: string;
  /** Name of this service in the product: `<remote>/<service>`. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
}

/** Error codes of jose for keys that cannot be loaded. The generic code means a response without keys. */
const KEY_FAILURES = new Set<string>([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code]);

/** Returns the user's permanent id, which only this remote's services know; undefined without a valid token. */
async function userOf(
  { headers }: IncomingMessage,
  { keys, ...expected }: TokenVerifyOptions,
): Promise<string | undefined> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['EdDSA'],
      requiredClaims: ['sub', 'iat', 'exp', 'jti'],
      maxTokenAge: '60s',
      clockTolerance: '5s',
    });
    return payload.sub;
  } catch (error) {
    // Any other error is thrown: an error such as a failed fetch of the keys does not mean that the token is invalid.
    if (error instanceof errors.JOSEError && !KEY_FAILURES.has(error.code)) return undefined;
    throw error;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Creates an example service with a list of texts per user, in memory. Errors are `{ detail }`, as in the product. */
export function createExampleService(expected: TokenVerifyOptions): RequestListener {
  const lists = new Map<string, readonly string[]>();

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const user = await userOf(request, expected);
    if (user === undefined) return send(response, 401, { detail: 'The token is not valid.' });
    if (request.url !== '/list') return send(response, 404, { detail: 'There is nothing at this address.' });
    const list = lists.get(user) ?? [];
    if (request.method === 'GET') return send(response, 200, { list });
    const body: unknown = await json(request);
    if (typeof body !== 'object' || body === null || !('text' in body) || typeof body.text !== 'string') {
      return send(response, 422, { detail: [{ loc: ['body', 'text'], msg: 'Please send a text' }] });
    }
    lists.set(user, [...list, body.text]);
    return send(response, 201, { list: lists.get(user) });
  };

  return (request, response) => {
    respond(request, response).catch(() => send(response, 500, { detail: 'Something went wrong.' }));
  };
}
