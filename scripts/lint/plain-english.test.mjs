import { plainCommentRule, plainTitleRule } from './plain-english.mjs';

/** Runs a rule on a fake file and returns its messages. @param {any} rule @param {any} file @returns {string[]} messages */
function messagesOf(rule, { comments = [], call }) {
  /** @type {string[]} */
  const messages = [];
  const visitor = rule.create({
    sourceCode: { getAllComments: () => comments },
    report: ({ message }) => messages.push(message),
  });
  visitor.Program?.();
  if (call !== undefined) visitor.CallExpression(call);
  return messages;
}

/** @param {...string} texts line comments that follow each other */
const lines = (...texts) =>
  texts.map((value, index) => ({ type: 'Line', value, loc: { start: { line: index }, end: { line: index } } }));
/** @param {string} value */
const block = (value) => [{ type: 'Block', value, loc: { start: { line: 1 }, end: { line: 1 } } }];

test.each([
  [block('* Id of the signed-in user. '), []],
  [block('* Of a signed-in user. '), ['A comment begins with its subject or verb, and not with "Of".']],
  [block('*\n * What was asked. @returns {string} nobody'), [expect.stringContaining('"What"')]],
  [block('* Renders the list anew. '), ['Write again in place of "anew".']],
  [block('* Reason of `misfit`. '), []],
  [lines(' The request fails', ' without a network.'), []],
  [lines(' oxlint-disable-next-line no-alert -- of a test'), []],
  [block(`* ${'word '.repeat(31)}`), ['A sentence has at most 30 words.']],
  [block(`* ${'word '.repeat(20)}. ${'word '.repeat(20)}`), []],
])('the comment %j has the faults %j', (comments, messages) => {
  expect(messagesOf(plainCommentRule, { comments })).toEqual(messages);
});

const name = { type: 'Identifier', name: 'test' };
const each = { type: 'CallExpression', callee: { type: 'MemberExpression', object: name, property: { name: 'each' } } };
const group = { type: 'MemberExpression', object: name, property: { name: 'describe' } };

test.each([
  [name, 'returns 409 when the question is not current', []],
  [name, 'no label touches another one', []],
  [name, 'without a network', ['A title begins with its subject or verb, and not with "without".']],
  [each, 'of a user with %s', ['A title begins with its subject or verb, and not with "of".']],
  [name, 'the flow by keyboard', ['A title needs a verb.']],
  [group, 'on a phone', []],
  [{ type: 'Identifier', name: 'describe' }, 'on a phone', []],
])('the test call %o with the title "%s" has the faults %j', (callee, value, messages) => {
  expect(messagesOf(plainTitleRule, { call: { callee, arguments: [{ type: 'Literal', value }] } })).toEqual(messages);
});
