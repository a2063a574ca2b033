import { createServer, type Server } from 'node:http';
import { releaseFolder, sharedServer } from './support/shared-server';
import { describeFiles, remoteFiles, remoteManifest } from './support/fixture-builds';
import { inBase64, newSigner, signed } from './support/signing';
import { freePort } from './support/start-server';
import { detailOf } from './support/visits';

const NAME = 'mfe-samples';
const MAP = 'static/js/budget.bbbbbbbb.js.map';
const maps = { [MAP]: '{"version":3,"sources":[],"names":[],"mappings":""}' };
const all = { ...remoteFiles, ...maps };
const team = newSigner();
let cdn: Server;
let url: string;
let asked: string[] = [];

const { settings } = releaseFolder({ [NAME]: [team] });
const server = sharedServer({ ...settings, VERDANT_RELEASE_LOOPBACK: 'yes' });
beforeAll(async () => {
  const contents: Record<string, string> = all;
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', map: 'application/json' };
  cdn = createServer(({ url: path = '' }, response) => {
    asked.push(path);
    const type = types[path.split('.').at(-1) ?? ''];
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type });
    response.end(contents[path.slice('/files/'.length)]);
  });
  const port = await freePort();
  await new Promise<void>((done) => cdn.listen(port, '127.0.0.1', done));
  url = `http://127.0.0.1:${port}/files/`;
});
beforeEach(() => (asked = []));
afterAll(async () => {
  cdn.closeAllConnections();
  cdn.close();
});

/** Publishes a release with its source map; `elsewhere` its other files are at the CDN. */
async function publish(version: string, files: Record<string, string>, elsewhere = false) {
  const body = signed(team, {
    action: 'publish',
    name: NAME,
    server: server.signedFor,
    manifest: remoteManifest({ version, files: describeFiles(all) }),
    ...(elsewhere && { url }),
  });
  return server.request('POST', '/api/v1/releases', { body: { ...body, files: inBase64(files) } });
}

/** Statuses of the map: for other sites, and for a developer. */
async function statuses(version: string): Promise<number[]> {
  const path = `/releases/${NAME}/${version}/${MAP}`;
  const [open, mine] = [
    await server.request('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } }),
    await server.request('GET', path),
  ];
  if (mine.status === 200) expect(mine.text).toBe(maps[MAP]);
  return [open.status, mine.status];
}

describe('source maps of a release', () => {
  it('are stored with it, for developers alone', async () => {
    expect((await publish('3.0.0', all)).body).toMatchObject({ files: 4 });
    expect(await statuses('3.0.0')).toEqual([404, 200]);
  });

  it('are stored here also where its other files are elsewhere, and never requested there', async () => {
    const { status, body } = await publish('3.1.0', maps, true);
    expect([status, body]).toEqual([201, expect.objectContaining({ url, files: 4 })]);
    const script = await server.request('GET', `/releases/${NAME}/3.1.0/static/js/entry.aaaaaaaa.js`);
    expect(script.status).toBe(404);
    expect(asked.map((path) => path.slice('/files/'.length)).toSorted()).toEqual(Object.keys(remoteFiles).toSorted());
    expect(await statuses('3.1.0')).toEqual([404, 200]);
  });

  it('are refused when one is missing or another, and with files that are elsewhere', async () => {
    const cases: [Record<string, string>, boolean, string][] = [
      [remoteFiles, false, 'is in the manifest and was not sent'],
      [{}, true, 'is in the manifest and was not sent'],
      [{ [MAP]: maps[MAP].replace('3', '4') }, true, 'hash of'],
      [all, true, 'Only source maps are sent'],
    ];
    for (const [sent, elsewhere, reason] of cases) {
      const refused = await publish('3.2.0', sent, elsewhere);
      expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining(reason)]);
    }
    expect(await statuses('3.2.0')).toEqual([404, 404]);
  });
});
