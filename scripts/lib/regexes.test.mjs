import { findRegexes, regexProblem } from './regexes.mjs';

test.each([
  ['/\\/+$/', /^2nd degree polynomial, slow on '\/'\.repeat\(\d+\)/],
  ['/^(a|a)*$/', /^exponential, slow on 'a'\.repeat/],
])('refuses %s, which is not linear', async (literal, problem) => expect(await regexProblem(literal)).toMatch(problem));

test('accepts a linear expression', async () =>
  expect(await regexProblem('/^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$/i')).toBeUndefined());

test('finds literals and what builds expressions, with their lines', () => {
  const text = 'const a = (\n  <a title={/b/i.source}>/c/</a>\n);\nnew RegExp(a); globalThis.RegExp("d");';
  expect(findRegexes('a.tsx', text)).toEqual([
    { line: 2, literal: '/b/i' },
    { line: 4, literal: undefined },
    { line: 4, literal: undefined },
  ]);
});
