import * as v from 'valibot';
import { ApiError } from './errors';
import { parseBody, parseJson, parseQuery } from './parse';

const schema = v.object({
  email: v.pipe(v.string('Email is required'), v.nonEmpty('Email is required'), v.minLength(5, 'Email is short')),
  age: v.optional(v.number(), 7),
  inner: v.optional(v.object({ text: v.string() })),
});

function detailOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, detail: error.detail };
    throw error;
  }
  return undefined;
}

describe('parseBody', () => {
  it('returns the output of the schema, without unknown fields', () => {
    expect(parseBody(schema, { email: 'a@b.co', other: 1 })).toEqual({ email: 'a@b.co', age: 7 });
  });

  it.each([[{}], [{ email: '' }], [undefined]])(
    'reports a missing or empty field of the body %j once, with the message of that field',
    (body) => {
      expect(detailOf(() => parseBody(schema, body))).toEqual({
        status: 422,
        detail: [{ loc: ['body', 'email'], msg: 'Email is required' }],
      });
    },
  );

  it('runs no further checks of a field after the first failed check, and neither does safeParse', () => {
    const seen: string[] = [];
    const short = v.pipe(
      v.string(),
      v.maxLength(5, 'too long'),
      v.check((text) => seen.push(text) > 0),
    );
    const detail = [{ loc: ['body', 'short'], msg: 'too long' }];
    expect(detailOf(() => parseBody(v.object({ short }), { short: 'longer' }))?.detail).toEqual(detail);
    expect(v.safeParse(short, 'longer').success).toBe(false);
    expect(seen).toEqual([]);
  });

  it.each([[null], [[]], ['text'], [7]])('refuses the body %j with one error for the whole body', (body) => {
    expect(detailOf(() => parseBody(schema, body))).toEqual({
      status: 422,
      detail: [{ loc: ['body'], msg: 'Please send a JSON object' }],
    });
  });

  it('never repeats a sent value in the error', () => {
    const detail = JSON.stringify(detailOf(() => parseBody(schema, { email: 'a@b.co', age: 'hunter2-secret' })));
    expect(detail).toContain('"age"');
    expect(detail).not.toContain('hunter2');
  });

  it.each(['a\0bcdef', 'abcde\ud800', '\udc00abcde'])('refuses the text %j, which a database cannot store', (text) => {
    const at = (...loc: string[]) => [{ loc, msg: 'Please remove characters that cannot be stored' }];
    const inner = { email: 'a@b.co', inner: { text } };
    expect(detailOf(() => parseBody(schema, { email: text }))?.detail).toEqual(at('body', 'email'));
    expect(detailOf(() => parseBody(schema, inner))?.detail).toEqual(at('body', 'inner', 'text'));
  });

  it('accepts characters outside the Basic Multilingual Plane', () => {
    expect(parseBody(schema, { email: 'ä😀@b.co' }).email).toBe('ä😀@b.co');
  });
});

test('parseQuery locates an invalid field in the query', () => {
  const detail = [{ loc: ['query', 'email'], msg: 'Email is required' }];
  expect(detailOf(() => parseQuery(schema, {}))?.detail).toEqual(detail);
});

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each(['{"a":[1,{"b":"]"}]}', '"\\\\"', '["\\"[[","\\\\",[]]', nested(100), `[${'[],'.repeat(110)}[]]`])(
  'the JSON body %s is parsed',
  (text) => expect(parse(text)).toEqual(JSON.parse(text)),
);

test.each([nested(101), '['.repeat(150), '{"a":'.repeat(101), `{"a":"\\\\","b":${nested(101)}}`])(
  'a body nested deeper than 100 levels is refused: %s',
  (text) => expect(() => parse(text)).toThrow('The request is nested too deeply.'),
);

test('a JSON body with more than 5,000 commas outside strings is refused', () => {
  const list = (length: number) => JSON.stringify(Array.from({ length }, () => ','));
  expect(parse(list(5_001))).toHaveLength(5_001);
  expect(() => parse(list(5_002))).toThrow('The request has too many values.');
});

test.each(['{', '"[', '["\\"', ']]]'])('the body %s is refused as invalid JSON', (text) =>
  expect(() => parse(text)).toThrow('The request is not valid JSON.'),
);

test('an empty body is parsed as undefined', () => expect(parse('')).toBeUndefined());
