import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Drops keys that reach an object's prototype. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Maximum depth of arrays and objects. Parsing a body of only nested brackets would take 100 ms. */
const MAX_DEPTH = 100;
/** Maximum number of commas outside texts, because the cost of parsing depends on the number of values. */
const MAX_COMMAS = 5_000;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
/** `[` and `{`. */
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Throws 400 for a body with more structure than any request has, even if it is not valid JSON. */
function refuseComplex(bytes: Buffer): void {
  let [depth, commas, isInText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA) commas += 1;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MAX_DEPTH) throw new ApiError(400, 'The request is nested too deeply.');
    if (commas > MAX_COMMAS) throw new ApiError(400, 'The request has too many values.');
  }
}

/** Parses a body; an empty one is `undefined`. Throws 400 for a body that is not JSON or has too much structure. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  refuseComplex(bytes);
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

/**
 * Maximum length of a content type. The usual one has 31 characters, and the framework is slow with thousands of
 * parameters.
 */
const MAX_CONTENT_TYPE_LENGTH = 200;

/** Accepts only JSON bodies. An empty body is `undefined`, because several calls have none. */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { 'content-type': type = '' } }) => {
    if (type.length > MAX_CONTENT_TYPE_LENGTH) throw new ApiError(415, 'The content type is too long.');
  });
  app.removeAllContentTypeParsers();
  readJsonAs(app, 'application/json');
}
