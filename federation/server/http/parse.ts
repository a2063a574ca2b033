import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ValidationItem } from '../../contract';
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

/*
 * Configures all schemas of this process, so that a pattern never runs on a text that an earlier check has refused as
 * too long.
 */
v.setGlobalConfig({ abortPipeEarly: true });

type Source = 'body' | 'query' | 'path';
type AnySchema = v.GenericSchema<unknown, unknown>;

/** Characters that PostgreSQL texts cannot store: NUL and unpaired surrogates. */
export const UNSTORABLE_CHARACTERS = /\u0000|\p{Surrogate}/u;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds missing keys as undefined, so that a missing field is reported with the field's own message. */
function withEveryKey(schema: AnySchema, value: Record<string, unknown>): Record<string, unknown> {
  const entries = 'entries' in schema && isPlainObject(schema.entries) ? Object.keys(schema.entries) : [];
  return { ...Object.fromEntries(entries.map((key) => [key, undefined])), ...value };
}

function locOf(source: Source, issue: v.BaseIssue<unknown>): (string | number)[] {
  const path = (issue.path ?? []).flatMap((item) =>
    typeof item.key === 'string' || typeof item.key === 'number' ? [item.key] : [],
  );
  return [source, ...path];
}

function firstPerField(items: ValidationItem[]): ValidationItem[] {
  const seen = new Set<string>();
  return items.filter(({ loc }) => {
    const field = String(loc[1] ?? '');
    if (seen.has(field)) return false;
    seen.add(field);
    return true;
  });
}

function unstorable(value: unknown, loc: (string | number)[]): ValidationItem[] {
  if (typeof value === 'string') {
    return UNSTORABLE_CHARACTERS.test(value) ? [{ loc, msg: 'Please remove characters that cannot be stored' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...loc, key]));
}

function parse<const S extends AnySchema>(source: Source, schema: S, value: unknown): v.InferOutput<S> {
  if (!isPlainObject(value)) throw new ApiError(422, [{ loc: [source], msg: 'Please send a JSON object' }]);
  // Valibot's own message repeats the received value, which can be a password.
  const result = v.safeParse(schema, withEveryKey(schema, value), { message: 'Invalid value' });
  const items = result.success
    ? unstorable(result.output, [source])
    : result.issues.map((issue) => ({ loc: locOf(source, issue), msg: issue.message }));
  if (items.length > 0) throw new ApiError(422, firstPerField(items));
  return result.output;
}

/**
 * Checks a body against a schema of the contract and returns the output. Throws a 422 with one message per field: `{
 * loc: ['body', 'email'], msg }`. An absent body counts as `{}`.
 */
export function parseBody<const S extends AnySchema>(schema: S, body: unknown): v.InferOutput<S> {
  return parse('body', schema, body === undefined ? {} : body);
}

/** Parses the query string; `loc` starts with `query`. */
export function parseQuery<const S extends AnySchema>(schema: S, query: unknown): v.InferOutput<S> {
  return parse('query', schema, query);
}

/** Parses the parameters in the path; `loc` starts with `path`. */
export function parseParams<const S extends AnySchema>(schema: S, params: unknown): v.InferOutput<S> {
  return parse('path', schema, params);
}
