import fc from 'fast-check';
import { MAX_MESSAGE_CHARACTERS, scrubMessage } from './thrown';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'join')", undefined],
  ["NotFoundError: Failed to execute 'removeChild' on 'Node'", undefined],
  ["TypeError: can't access property amount, it isn't there", undefined],
  ['Error: Loading /static/js/page-budget took 120 s', undefined],
  ['Error: no account of ann.lee@example.com', 'Error: no account of [mail]'],
  ['Error: mailto:ann@example.com?subject=x failed', 'Error: [mail] failed'],
  ['Error: card 4111 1111-1111 1111 of (02) 9876 5432', 'Error: card [number] of ([number]'],
  ['Error: $12,345.67 is too much', 'Error: $[number] is too much'],
  ['Error: GET /api/v1/goals?name=Ann#top failed', 'Error: GET /api/v1/goals? failed'],
  ['Error: https://ann:secret@example.com/ failed', 'Error: [mail] failed'],
  ['SyntaxError: Unexpected token A in "Ann Lee, 3 Low Street"', 'SyntaxError: Unexpected token A in [text]'],
  ["Error: 'Ann's diary of secrets' is not valid", 'Error: [text] is not valid'],
  ['Error: "Ann Lee never ends', 'Error: [text]'],
  ['Error: 3f2a9c4be1d05f77 is unknown', 'Error: [key] is unknown'],
  ['Error: 123e4567-e89b-12d3-a456-426614174000', 'Error: [key]'],
  ['Error: /accounts/3f2a9c4be1d05f77/goals', 'Error: [key]'],
])(
  'private data is removed from an error message, and the rest of the message is unchanged: %s',
  (message, scrubbed = message) => {
    expect(scrubMessage(message)).toBe(scrubbed);
  },
);

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 });
const digits = fc.string({ unit: fc.constantFrom(...'123456789'.split('')), minLength: 4, maxLength: 30 });
const bytes = fc.uint8Array({ minLength: 18, maxLength: 200 }).map((array) => Buffer.from(array));
const secret = fc.oneof(
  fc.tuple(name, name).map(([user, host]) => `${user}.${user}@${host}.example`),
  digits,
  fc.tuple(digits, fc.constantFrom(' ', '-', '.', ',')).map(([text, gap]) => text.split('').join(gap)),
  bytes.map((array) => array.toString('hex')),
  bytes.map((array) => array.toString('base64')).filter((text) => !/^\/+$/.test(text)),
  bytes.map((array) => array.toString('base64url')).filter((text) => /\w/.test(text)),
  fc.uuid(),
);
const query = fc.tuple(name, name, fc.constantFrom('?', '#'), name, name);
const quoted = fc.tuple(
  fc.array(name, { minLength: 3, maxLength: 30 }).map((words) => words.join(' ')),
  fc.constantFrom('""', '``', "''", '“”', '‘’', '«»'),
);
const around = fc.string({ unit: fc.constantFrom(...letters, ' ', '.', ':', '(', ')'), maxLength: 60 });

test('e-mail addresses, numbers and keys are scrubbed at any position in a message', () => {
  fc.assert(
    fc.property(around, secret, around, (before, text, after) => {
      expect(scrubMessage(`${before} ${text} ${after}`)).not.toContain(text);
    }),
    { numRuns: 1_000 },
  );
});

test('URL queries, URL fragments and quoted sentences are scrubbed', () => {
  fc.assert(
    fc.property(around, query, quoted, (before, [host, path, mark, key, value], [sentence, [open, close]]) => {
      const url = scrubMessage(`${before} https://${host}.example/${path}${mark}${key}=Q${value}`);
      expect(url).not.toContain(`=Q${value}`);
      expect(scrubMessage(`${before} ${open}${sentence}${close} is not valid`)).not.toContain(sentence);
    }),
    { numRuns: 1_000 },
  );
});

test('a scrubbed message never exceeds the maximum length, even if it is scrubbed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), secret, (text, hidden) => {
      const once = scrubMessage(`${text} ${hidden}`);
      expect(once.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARACTERS);
      expect(scrubMessage(once).length).toBeLessThanOrEqual(MAX_MESSAGE_CHARACTERS);
      expect(once).not.toContain(hidden);
    }),
  );
});
