import { signedHead } from './read-body';

const signed = { payload: '{"action":"publish","name":"ü \\"x\\""}', key: 'k', signature: `${'A'.repeat(86)}==` };
const whole = JSON.stringify({ ...signed, files: { 'a.js': 'eA==' } });

test('the signed part is read as soon as it is complete', () => {
  const needed = whole.indexOf(',"files"') + 1;
  for (let length = 0; length < whole.length; length += 1) {
    expect(signedHead(whole.slice(0, length))).toEqual(length < needed ? undefined : signed);
  }
});

test('the order and the white space are free', () => {
  const { payload, key, signature } = signed;
  expect(signedHead(JSON.stringify({ signature, key, payload }, null, 2))).toEqual(signed);
  expect(signedHead(JSON.stringify(signed))).toEqual(signed);
});

test.each([
  ['the files first', JSON.stringify({ files: {}, ...signed })],
  ['no object', '"payload"'],
  ['a signature of another length', JSON.stringify({ ...signed, signature: 'AA==' })],
  ['an escape that is none', whole.replace('publish', '\\x')],
  ['nothing', ''],
])('with %s there is none', (_what, text) => expect(signedHead(text)).toBeUndefined());

test('a long beginning without an end takes no time', () => {
  const start = performance.now();
  expect(signedHead(`{"payload":"${'\\\\'.repeat(100_000)}`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(200);
});
