import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** `__proto__` could change the prototype of an object. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Maximum depth of arrays and objects. Parsing a body of only nested brackets would take 100 ms. */
const MAX_DEPTH = 100;
/** Maximum number of commas outside texts. The cost of parsing depends on the number of values. */
const MAX_COMMAS = 5_000;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Throws 400 for a body with more nesting or values than any request needs. Runs before parsing. */
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

/**
 * Parses JSON. Returns undefined for an empty body. Throws 400 for invalid JSON, too much nesting or too many values.
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  refuseComplex(bytes);
  try {
    return JSON.parse(decoder.decode(bytes), withoutPrototypeKeys);
  } catch {
    throw new ApiError(400, 'The request is not valid JSON.');
  }
}

/** Parses bodies of the content type as JSON, in this plugin and in plugins below. */
export function addJsonBodyParser(app: FastifyInstance, contentType: string): void {
  app.addContentTypeParser(contentType, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(Buffer.from(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Maximum length of a content type, which usually has 31 characters. Fastify is slow for thousands of parameters. */
const MAX_CONTENT_TYPE_LENGTH = 200;

/** Accepts only JSON bodies, and empty ones as `undefined`. */
export function acceptOnlyJsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { 'content-type': type = '' } }) => {
    if (type.length > MAX_CONTENT_TYPE_LENGTH) throw new ApiError(415, 'The content type is too long.');
  });
  app.removeAllContentTypeParsers();
  addJsonBodyParser(app, 'application/json');
}
