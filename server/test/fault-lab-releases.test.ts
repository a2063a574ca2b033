import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { startFileHost } from './support/file-host';
import { entryScript, integrityOf, remoteFiles, remoteManifest } from './support/fixture-builds';
import { enableFaults, samplesFault } from './support/lab-browser';
import { rawRequest } from './support/raw-request';
import { newSigner, publishFixture, publishSignedRelease, signedBody } from './support/signing';
import { activateReleases, requestReleaseChange, visit } from './support/visits';

const ENTRY = 'static/js/entry.aaaaaaaa.js';
const PAGE = 'static/js/budget.bbbbbbbb.js';
const team = newSigner();
const files: Record<string, string> = remoteFiles;
let elsewhere: Awaited<ReturnType<typeof startFileHost>>;

const { settings } = sharedReleaseSetup({ 'mfe-samples': [team] });
const server = sharedServer({ ...settings, VERDANT_FAULT_LAB: 'on', VERDANT_RELEASE_LOOPBACK: 'yes' });
beforeAll(async () => {
  elsewhere = await startFileHost((name) => files[name]);
});
afterAll(() => elsewhere.close());

async function testerWith({ stage, fault, ...more }: { stage: string; fault: string; previous?: boolean }) {
  const { cookie } = await enableFaults(server, [samplesFault(stage, fault, more)]);
  const remote = (await visit(server, cookie, '/budget')).remote();
  const file = async (folderOf: string | undefined, name: string) =>
    rawRequest(server.port, `${folderOf}${name}`, { cookie });
  return { remote, file };
}
const activate = async (version: string) =>
  expect((await requestReleaseChange(server, team, 'activate', { version })).status).toBe(200);

test('an injected fault affects the current and the previous release, or on request only the current release', async () => {
  await activateReleases(server, team, '2.0.0', '2.1.0');

  const both = await testerWith({ stage: 'entry', fault: '404' });
  expect([both.remote?.version, both.remote?.previous?.version]).toEqual(['2.1.0', '2.0.0']);
  expect((await both.file(both.remote?.url, ENTRY)).status).toBe(404);
  expect((await both.file(both.remote?.previous?.url, ENTRY)).status).toBe(404);
  expect((await both.file(both.remote?.url, PAGE)).text).toBe('budget();');

  const tester = await testerWith({ stage: 'entry', fault: '404', previous: false });
  expect((await tester.file(tester.remote?.url, ENTRY)).status).toBe(404);
  expect(tester.remote?.previous?.url).toBe('/releases/mfe-samples/2.0.0/');
});

test('a page that was opened before another release was activated still gets the files of its own release', async () => {
  const before = await testerWith({ stage: 'chunk', fault: '500' });
  await activate('2.0.0');
  expect((await before.file(before.remote?.url, ENTRY)).text).toBe(entryScript);
  expect((await before.file(before.remote?.url, PAGE)).status).toBe(500);
});

test('the fault lab serves a release hosted on another origin itself, and the page lists the hash of the altered file @g-faults-other-origins', async () => {
  const manifest = remoteManifest({ version: '2.2.0' });
  const url = `${elsewhere.origin}/`;
  const body = signedBody(team, { action: 'publish', name: 'mfe-samples', manifest, url });
  const published = await publishSignedRelease(server, body, {});
  expect(published.text).toContain('2.2.0');
  await activate('2.2.0');

  const { remote, file } = await testerWith({ stage: 'init', fault: 'wrong-contract' });
  expect(remote?.url).toMatch(/^\/lab\//);
  const entry = await file(remote?.url, ENTRY);
  expect(entry.text).toContain('entry();');
  expect(entry.text).toContain('needs contract');
  expect(remote?.integrity[ENTRY]).toBe(`${integrityOf(entryScript)} ${integrityOf(entry.text)}`);
  expect((await file(remote?.url, PAGE)).text).toBe('budget();');
});

test('the fault lab serves a release only after the release was activated for the first time @g-public-releases', async () => {
  expect((await publishFixture(server, team, { version: '2.9.0' })).status).toBe(201);
  expect((await rawRequest(server.port, `/lab/none/mfe-samples/2.9.0/${ENTRY}`, {})).status).toBe(404);
  await activate('2.9.0');
  expect((await rawRequest(server.port, `/lab/none/mfe-samples/2.9.0/${ENTRY}`, {})).status).toBe(200);
});
