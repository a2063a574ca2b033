import { parseJson } from './body-parser';

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each(['{"a":[1,{"b":"]"}]}', '"\\\\"', '["\\"[[","\\\\",[]]', nested(100), `[${'[],'.repeat(110)}[]]`])(
  'reads %s',
  (text) => expect(parse(text)).toEqual(JSON.parse(text)),
);

test.each([nested(101), '['.repeat(150), '{"a":'.repeat(101), `{"a":"\\\\","b":${nested(101)}}`])(
  'refuses what is nested too deeply: %s',
  (text) => expect(() => parse(text)).toThrow('The request is nested too deeply.'),
);

test('refuses JSON with more than 5,000 commas outside strings', () => {
  const list = (length: number) => JSON.stringify(Array.from({ length }, () => ','));
  expect(parse(list(5_001))).toHaveLength(5_001);
  expect(() => parse(list(5_002))).toThrow('The request has too many values.');
});

test.each(['{', '"[', '["\\"', ']]]'])('refuses a body that is not valid JSON: %s', (text) =>
  expect(() => parse(text)).toThrow('The request is not valid JSON.'),
);

test('an empty body is parsed as undefined', () => expect(parse('')).toBeUndefined());
