import * as v from 'valibot';
import { ApiError } from './errors';
import { parseBody, parseQuery } from './parse';

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
