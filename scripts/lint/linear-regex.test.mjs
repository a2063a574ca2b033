import { linearRegexRule } from './linear-regex.mjs';

test.each([
  [/\/+$/, ['slow']],
  [/^(a+)+$/, ['slow']],
  [/^.*?=.*?;/, ['slow']],
  [/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/i, []],
])('reports for the regular expression %s the messages %j', (literal, messages) => {
  const reported = [];
  const rule = linearRegexRule.create({ report: ({ messageId }) => reported.push(messageId) });
  rule.Literal({ regex: { pattern: literal.source, flags: literal.flags } });
  expect(reported).toEqual(messages);
});

test('refuses a regular expression built with RegExp at run time', () => {
  const report = jest.fn();
  linearRegexRule.create({ report }).NewExpression({ callee: { type: 'Identifier', name: 'RegExp' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ messageId: 'built' }));
});
