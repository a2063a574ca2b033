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
const server = sharedServer({ ...settings, VERDANT_RELEASE_LOOPBACK: 'yes', VERDANT_OVERRIDES: 'listed' });
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

/** What the team signs: a release with its source map; `elsewhere` its other files are at the CDN. */
const described = (version: string, elsewhere: boolean) =>
  signed(team, {
    action: 'publish',
    name: NAME,
    server: server.signedFor,
    manifest: remoteManifest({ version, files: describeFiles(all) }),
    ...(elsewhere && { url }),
  });

const publish = async (version: string, files: Record<string, string>, elsewhere = false) =>
  server.request('POST', '/api/v1/releases', { body: { ...described(version, elsewhere), files: inBase64(files) } });

const promote = async (version: string, files: Record<string, string>, elsewhere = false) => {
  const release = described(version, elsewhere);
  const body = signed(team, { action: 'promote', name: NAME, server: server.signedFor, release });
  return server.request('POST', '/api/v1/promotions', { body: { ...body, files: inBase64(files) } });
};

/** Statuses of the map: for all users, and for the team. */
async function statuses(version: string): Promise<number[]> {
  const path = `/releases/${NAME}/${version}/${MAP}`;
  const reading = signed(team, { action: 'read', name: NAME, server: server.signedFor });
  const authorization = `Release ${Buffer.from(JSON.stringify(reading)).toString('base64url')}`;
  const [open, mine] = [
    await server.request('GET', path),
    await server.request('GET', path, { headers: { authorization } }),
  ];
  if (mine.status === 200) expect(mine.text).toBe(maps[MAP]);
  return [open.status, mine.status];
}

describe.each([
  ['published', publish],
  ['promoted', promote],
])('source maps of a release that is %s', (kind, send) => {
  const major = kind === 'published' ? 3 : 4;

  it('are stored with it, for its team alone', async () => {
    expect((await send(`${major}.0.0`, all)).body).toMatchObject({ files: 4 });
    expect(await statuses(`${major}.0.0`)).toEqual([404, 200]);
  });

  it('are stored here also where its other files are elsewhere, and never requested there', async () => {
    const { status, body } = await send(`${major}.1.0`, maps, true);
    expect([status, body]).toEqual([201, expect.objectContaining({ url, files: 4 })]);
    const script = await server.request('GET', `/releases/${NAME}/${major}.1.0/static/js/entry.aaaaaaaa.js`);
    expect(script.status).toBe(404);
    expect(asked.map((path) => path.slice('/files/'.length)).toSorted()).toEqual(Object.keys(remoteFiles).toSorted());
    expect(await statuses(`${major}.1.0`)).toEqual([404, 200]);
  });

  it('are refused when one is missing or another, and with files that are elsewhere', async () => {
    const cases: [Record<string, string>, boolean, string][] = [
      [remoteFiles, false, 'is in the manifest and was not sent'],
      [{}, true, 'is in the manifest and was not sent'],
      [{ [MAP]: maps[MAP].replace('3', '4') }, true, 'hash of'],
      [all, true, 'Only source maps are sent'],
    ];
    for (const [sent, elsewhere, reason] of cases) {
      const refused = await send(`${major}.2.0`, sent, elsewhere);
      expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining(reason)]);
    }
    expect(await statuses(`${major}.2.0`)).toEqual([404, 404]);
  });
});
