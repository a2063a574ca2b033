import fc from 'fast-check';
import * as v from 'valibot';
import * as contract from './index';
import { email, lineOfText, requiredText } from './fields';

const HIDDEN = Array.from('\0\t\n\r\u001b\u007f\u0085\u2028\u200b\u200e\u202e\u2066\u2069\u061c\ufeff');
const HIDDEN_PATTERN = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Texts in which about every third character is a control or invisible character. */
const texts = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(...HIDDEN) },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('lineOfText removes control and invisible characters, trims, and leaves its own output unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const line = v.parse(lineOfText(), text);
      expect(line).not.toMatch(HIDDEN_PATTERN);
      expect(line).toBe(line.trim());
      expect(v.parse(lineOfText(), line)).toBe(line);
    }),
  );
});

test.each([
  ['Ada\u202eByron', 'AdaByron'],
  ['Ada\tByron\n', 'Ada Byron'],
  ['ada 👩\u200d🚀', 'ada 👩\u200d🚀'],
  ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
])('a required text %j is cleaned to %j', (text, line) => {
  expect(v.parse(requiredText('Required'), text)).toBe(line);
});

test('a name of invisible characters alone is empty', () => {
  expect(v.safeParse(requiredText('Required'), '\u202e \u200b').issues?.[0].message).toBe('Required');
});

test('an email address with an invisible character is invalid', () => {
  expect(v.safeParse(email, 'jo\u202e@example.com').issues?.[0].message).toBe('Email is invalid');
});

const textSchema = v.looseObject({ kind: v.literal('schema'), type: v.literal('string') });

/** Collects the schemas of fields that hold a name or label, by their paths. */
function namesIn(value: unknown, path: string): [string, v.GenericSchema][] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, v.GenericSchema][] => {
    const here = `${path} ${key}`;
    // oxlint-disable-next-line no-unsafe-type-assertion -- a schema, as its kind says
    if (/(^|_)(name|label)$/.test(key) && v.is(textSchema, inner)) return [[here, inner as unknown as v.GenericSchema]];
    return namesIn(inner, here);
  });
}

const optional = v.optional(v.unknown());
const calls = v.record(v.string(), v.object({ method: v.string(), path: v.string(), body: optional, query: optional }));
const names = Object.entries(contract)
  .filter(([group]) => group.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(v.parse(calls, group)))
  .flatMap(({ method, path, body, query }) => namesIn({ body, query }, `${method} ${path}`));

test('the search for name and label fields in the API calls, used by the next test, finds at least ten fields', () => {
  expect(names.length).toBeGreaterThan(9);
});

test.each(names)('the field %s is cleaned as a single line of text', (_path, schema) => {
  expect(v.safeParse(schema, ' \u202eAda\tByron\0').output).toBe('Ada Byron');
});
