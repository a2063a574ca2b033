import { linearRegex } from './linear-regex.mjs';

/** Returns the messages that the rule reports for a literal. */
function reported(literal) {
  const messages = [];
  const rule = linearRegex.create({ report: ({ messageId }) => messages.push(messageId) });
  rule.Literal({ regex: { pattern: literal.source, flags: literal.flags } });
  return messages;
}

test.each([[/\/+$/], [/^(a+)+$/], [/^.*?=.*?;/]])('refuses %s, which backtracks', (literal) =>
  expect(reported(literal)).toEqual(['slow']),
);

test('accepts a linear expression', () => expect(reported(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/i)).toEqual([]));

test('refuses an expression that is built', () => {
  const report = jest.fn();
  linearRegex.create({ report }).NewExpression({ callee: { type: 'Identifier', name: 'RegExp' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ messageId: 'built' }));
});
