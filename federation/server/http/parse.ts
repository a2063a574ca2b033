import * as v from 'valibot';
import type { ValidationItem } from '../../contract';
import { ApiError } from './errors';

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
