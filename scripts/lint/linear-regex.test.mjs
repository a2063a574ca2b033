import { linearRegex } from './linear-regex.mjs';

/** Returns the messages that the rule reports for a regular expression literal. */
function reported(literal) {
  const messages = [];
  const rule = linearRegex.create({ report: ({ messageId }) => messages.push(messageId) });
  rule.Literal({ regex: { pattern: literal.source, flags: literal.flags } });
  return messages;
}

test.each([[/\/+$/], [/^(a+)+$/], [/^.*?=.*?;/]])('refuses the regular expression %s, which can backtrack', (literal) =>
  expect(reported(literal)).toEqual(['slow']),
);

test('accepts a regular expression with linear running time', () =>
  expect(reported(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/i)).toEqual([]));

test('refuses a regular expression built with RegExp at run time', () => {
  const report = jest.fn();
  linearRegex.create({ report }).NewExpression({ callee: { type: 'Identifier', name: 'RegExp' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ messageId: 'built' }));
});
