import { parseJson } from './body-parser';

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
