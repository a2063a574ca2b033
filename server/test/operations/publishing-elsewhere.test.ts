import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { entryScript, fixtureBuilds, remoteFiles, remoteManifest } from '../support/fixture-builds';
import { inBase64, newSigner, signed, writeKeys } from '../support/signing';
import { discard, freePort, startServer, temporaryFolder, type TestServer } from '../support/start-server';

const team = newSigner();
let builds: string;
let keys: string;
let server: TestServer;
let elsewhere: Server;
let port: number;
/** The other origin's request handler; each test sets its own. */
let handler: RequestListener;
let asked: string[];

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
const contents: Record<string, string> = remoteFiles;

/** Responds as a file host should. */
const properly: RequestListener = (request, response) => {
  const name = (request.url ?? '').slice('/files/'.length);
  response.writeHead(contents[name] === undefined ? 404 : 200, {
    'access-control-allow-origin': '*',
    'content-type': types[name.split('.').at(-1) ?? ''],
  });
  response.end(contents[name]);
};

beforeAll(async () => {
  builds = fixtureBuilds();
  keys = join(temporaryFolder(), 'keys.json');
  writeKeys(keys, { 'mfe-samples': [team] });
  port = await freePort();
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((done) => elsewhere.listen(port, '127.0.0.1', done));
  server = await startServer({
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: keys,
    VERDANT_RELEASE_LOOPBACK: 'yes',
  });
});
beforeEach(() => {
  handler = properly;
  asked = [];
});
afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await discard(server);
  rmSync(builds, { recursive: true, force: true });
  rmSync(join(keys, '..'), { recursive: true, force: true });
});

let patch = 0;
const body = (url: unknown, more: object = {}) => ({
  ...signed(team, {
    action: 'publish',
    name: 'mfe-samples',
    url,
    manifest: remoteManifest({ version: `3.0.${(patch += 1)}` }),
  }),
  ...more,
});
async function publishAt(url: unknown, to = server, more: object = {}) {
  const { status, body: received } = await to.request('POST', '/api/v1/releases', { body: body(url, more) });
  return [
    status,
    typeof received === 'object' && received !== null && 'detail' in received ? received.detail : received,
  ];
}
const here = () => `http://127.0.0.1:${port}/files/`;

describe('a release whose files lie elsewhere', () => {
  it('is published once every file was fetched and compared', async () => {
    expect(await publishAt(here())).toEqual([201, expect.objectContaining({ url: here(), files: 3 })]);
    expect(asked.sort()).toEqual(
      Object.keys(remoteFiles)
        .map((name) => `/files/${name}`)
        .sort(),
    );
    expect((await server.request('GET', `/releases/mfe-samples/3.0.${patch}/static/js/entry.aaaaaaaa.js`)).status).toBe(
      404,
    );
  });

  const wrong: [string, RequestListener, RegExp][] = [
    ['a file is missing', (_request, response) => response.writeHead(404).end(), /returned status 404/],
    [
      'it sends on to somewhere else',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /redirect \(302\)/,
    ],
    [
      'a file is another one',
      (_request, response) =>
        response
          .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
          .end('eNtry();'),
      /hash of|bytes/,
    ],
    [
      'a page is sent for a file',
      (_request, response) =>
        response
          .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' })
          .end('<!doctype html>'),
      /sent as text\/html/,
    ],
    [
      'browsers of other origins may not read it',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(entryScript),
      /Access-Control-Allow-Origin/,
    ],
    [
      'it never stops',
      (_request, response) => {
        response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
        const more = setInterval(() => response.write('x'.repeat(1000)), 1);
        response.once('close', () => clearInterval(more));
      },
      /more bytes than in the manifest/,
    ],
    [
      'it breaks off',
      (request) => request.socket.destroy(),
      /could not be fetched from http:\/\/127\.0\.0\.1:\d+ \(ECONNRESET\)/,
    ],
  ];
  it.each(wrong)('is refused when %s', async (_what, listener, reason) => {
    handler = (request, response) =>
      request.url?.endsWith('.js') ? listener(request, response) : properly(request, response);
    expect(await publishAt(here())).toEqual([422, expect.stringMatching(reason)]);
  });

  it('is refused when files come along too', async () => {
    expect(await publishAt(here(), server, { files: inBase64(remoteFiles) })).toEqual([
      422,
      expect.stringMatching(/not both/),
    ]);
  });

  it.each(['http://10.255.255.1/', 'https://169.254.169.254/', 'ftp://127.0.0.1/', 'nowhere', '', 7])(
    'is refused at %s, and nothing is asked there',
    async (url) => {
      expect(await publishAt(url)).toEqual([422, expect.any(String)]);
    },
  );

  it('is not taken from this machine without the setting, by number or by name', async () => {
    const strict = await startServer({ VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: keys });
    try {
      for (const host of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`, `https://localhost:${port}`]) {
        expect([host, ...(await publishAt(`${host}/files/`, strict))]).toEqual([
          host,
          422,
          `${new URL(host).host} is not a public address.`,
        ]);
      }
      expect(await publishAt(`http://localhost:${port}/files/`, strict)).toEqual([
        422,
        'The URL of a release starts with https://.',
      ]);
      expect(asked).toEqual([]);
    } finally {
      await discard(strict);
    }
  });
});
