import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Keys that reach an object's prototype are dropped. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Throws 400 for a body that is not JSON; an empty one is `undefined`. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes), withoutPrototypeKeys);
  } catch {
    throw new ApiError(400, 'The request is not valid JSON.');
  }
}

/** Reads bodies of that content type as JSON, in this plugin and below. */
export function readJsonAs(app: FastifyInstance, contentType: string): void {
  app.addContentTypeParser(contentType, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(Buffer.from(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** `application/json; charset=utf-8` has 31; the framework reads thousands of parameters one by one. */
const MAX_CONTENT_TYPE_LENGTH = 200;

/** Bodies are JSON and nothing else; an empty one is `undefined`, as several calls have none. */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { 'content-type': type = '' } }) => {
    if (type.length > MAX_CONTENT_TYPE_LENGTH) throw new ApiError(415, 'The content type is too long.');
  });
  app.removeAllContentTypeParsers();
  readJsonAs(app, 'application/json');
}
