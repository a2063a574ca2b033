import * as v from 'valibot';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { startFileHost } from './support/file-host';
import { describeFiles, remoteFiles, remoteManifest } from './support/fixture-builds';
import {
  beginPublication,
  sha384Hex,
  newSigner,
  publishSignedRelease,
  uploadReleaseFile,
  signedBody,
} from './support/signing';

const NAME = 'mfe-samples';
const MAP = 'static/js/budget.bbbbbbbb.js.map';
const maps = { [MAP]: '{"version":3,"sources":[],"names":[],"mappings":""}' };
const all = { ...remoteFiles, ...maps };
const team = newSigner();
let cdn: Awaited<ReturnType<typeof startFileHost>>;
let url: string;

const { settings } = sharedReleaseSetup({ [NAME]: [team] });
const server = sharedServer({ ...settings, VERDANT_RELEASE_LOOPBACK: 'yes' });
beforeAll(async () => {
  const contents: Record<string, string> = all;
  cdn = await startFileHost((name) => contents[name]);
  url = `${cdn.origin}/`;
});
afterAll(() => cdn.close());

/** Publishes a release with its source map. The other files of the release are on a CDN if `elsewhere` is true. */
async function publish(version: string, files: Record<string, string>, elsewhere = false) {
  const body = signedBody(team, {
    action: 'publish',
    name: NAME,
    server: server.signedFor,
    manifest: remoteManifest({ version, files: describeFiles(all) }),
    ...(elsewhere && { url }),
  });
  return publishSignedRelease(server, body, files);
}

/** Returns the statuses of two requests for the source map: from another site, and from a developer. */
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
  it('are stored on this server and never requested from the CDN that has the other files of the release', async () => {
    const { status, body } = await publish('3.1.0', maps, true);
    expect([status, body]).toEqual([201, expect.objectContaining({ url, files: 4 })]);
    const script = await server.request('GET', `/releases/${NAME}/3.1.0/static/js/entry.aaaaaaaa.js`);
    expect(script.status).toBe(404);
    expect(cdn.asked.toSorted()).toEqual(Object.keys(remoteFiles).toSorted());
    expect(await statuses('3.1.0')).toEqual([404, 200]);
  });

  it('are the only files that an upload accepts if the other files of the release are on a CDN', async () => {
    const map = maps[MAP].replace('3', '4');
    const manifest = remoteManifest({ version: '3.2.0', files: describeFiles({ ...remoteFiles, [MAP]: map }) });
    const opened = await beginPublication(server, signedBody(team, { action: 'publish', name: NAME, manifest, url }));
    expect(opened).toMatchObject({ status: 202, body: { missing: [sha384Hex(map)] } });
    const { publication } = v.parse(v.object({ publication: v.string() }), opened.body);
    expect((await uploadReleaseFile(server, publication, 'budget();')).status).toBe(404);
    expect(await statuses('3.2.0')).toEqual([404, 404]);
    expect((await uploadReleaseFile(server, publication, map)).status).toBe(201);
  });
});
