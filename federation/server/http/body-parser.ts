import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Keys that reach an object's prototype are dropped. */
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Nothing of ours is nested as deeply; the engine takes a tenth of a second for some that are deep in all of their length. */
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`. */
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where the text ends that begins at a quote; the length of all of it when it does not end. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); end !== -1; end = bytes.indexOf(QUOTE, end + 1)) {
    let escapes = 0;
    while (bytes[end - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}

/** Whether lists and objects are nested too deeply, in JSON or in what only begins like it. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length && depth <= MAX_DEPTH; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
  }
  return depth > MAX_DEPTH;
}

/** Throws 400 for a body that is not JSON or is nested too deeply; an empty one is `undefined`. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (isTooDeep(bytes)) throw new ApiError(400, 'The request is nested too deeply.');
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
