import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { previewVersion, pullRequestOf, runPublishCommand, sendFiles } from './release.mjs';
import { createPublicApi } from './server.mjs';

test.each([
  ['7', {}, 7],
  [undefined, { GITHUB_REF: 'refs/pull/42/merge' }, 42],
  ['7', { GITHUB_REF: 'refs/pull/42/merge' }, 7],
])('with the option --pr %s and the environment %j, the pull request number is %d', (option, environment, number) =>
  expect(pullRequestOf(option, environment)).toBe(number),
);

test.each([
  [undefined, {}, 'Name the pull request'],
  [undefined, { GITHUB_REF: 'refs/heads/main' }, 'Name the pull request'],
  ['0', {}, '--pr 0 is not the number'],
  ['7; rm', {}, 'is not the number'],
])('the option %s and the environment %j contain no valid pull request number', (option, environment, reason) =>
  expect(() => pullRequestOf(option, environment)).toThrow(reason),
);

test.each([
  ['1.2.0', '1.2.0-pr.7'],
  ['1.3.0-beta.1', '1.3.0-beta.1.pr.7'],
])('the preview version of %s is %s', (version, expected) => expect(previewVersion(version, 7)).toBe(expected));

test.each([
  [{ pr: '7' }, '--pr is for --preview.'],
  [{ days: '3' }, '--days is for --preview.'],
  [{ preview: 'yes', url: 'https://cdn.example.com/' }, '--url is not for --preview'],
])('publishing with the options %j is refused with exit code 2', async (values, reason) => {
  await expect(runPublishCommand({ folder: '.', name: 'mfe-goals', word: undefined, values })).rejects.toMatchObject({
    message: expect.stringContaining(reason),
    exitCode: 2,
  });
});

const hashOf = (/** @type {string} */ text) => createHash('sha384').update(text).digest('hex');

/** @type {import('node:http').Server} */
let server;
/** @type {ReturnType<typeof createPublicApi>} */
let api;
/** @type {string[]} */
let requests;
/** @type {(request: number) => { status: number, body: object } | undefined} undefined: the connection is lost */
let respond;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url?.split('/').at(-1) ?? '');
    request.resume().on('end', () => {
      const sent = respond(requests.length);
      if (sent) response.writeHead(sent.status, { 'content-type': 'application/json' }).end(JSON.stringify(sent.body));
      else response.destroy();
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  api = createPublicApi(`http://127.0.0.1:${port}`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const contents = new Map(['one', 'two', 'three'].map((text) => [hashOf(text), Buffer.from(text)]));
const send = (/** @type {string[]} */ texts) =>
  sendFiles(api, { publication: 'token', missing: texts.map(hashOf) }, contents);

test('sendFiles sends the files that the server lacks, and resolves to the last response of the server', async () => {
  respond = (count) =>
    count === 2 ? { status: 201, body: { url: '/releases/' } } : { status: 202, body: { missing: 1 } };
  expect(await send(['one', 'three'])).toEqual({ url: '/releases/' });
  expect(new Set(requests)).toEqual(new Set([hashOf('one'), hashOf('three')]));
});

test('sendFiles retries a file after a lost connection or while the server is busy', async () => {
  respond = (count) =>
    [undefined, { status: 503, body: { detail: 'busy' } }, { status: 201, body: { url: '/' } }][count - 1];
  expect(await send(['two'])).toEqual({ url: '/' });
  expect(requests).toHaveLength(3);
});

test('sendFiles rejects with the reason of the server, without control characters, when the server refuses a file', async () => {
  respond = () => ({ status: 422, body: { detail: 'its entry\u001b[2J\r\nloads chunks by itself' } });
  await expect(send(['one'])).rejects.toThrow('Refused (422): its entry [2J loads chunks by itself');
  expect(requests).toHaveLength(1);
});
