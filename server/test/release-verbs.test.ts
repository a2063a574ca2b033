import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from './support/run-program';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { newSigner, publishFixture } from './support/signing';
import { discard, freePort, startServer, type TestServer } from './support/start-server';
import { activateReleases, errorDetailOf, requestReleaseChange, servedRemoteUrl } from './support/visits';

const REMOTE = resolve(__dirname, '../../mfe-samples');
const COMMAND = resolve(__dirname, '../../federation/cli/main.mjs');
const team = newSigner();
const operators = newSigner();

const { builds, folder, settings } = sharedReleaseSetup({ 'mfe-samples': [team], '*:operators': [operators] });
const server = sharedServer(settings);
beforeAll(async () => {
  const pem = operators.privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(folder, 'operators.pem'), pem, { mode: 0o600 });
  writeFileSync(join(folder, 'samples.pem'), team.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
});

async function run(cwd: string, key: string, ...words: string[]): Promise<[number | null, string]> {
  const at = words.includes('--server') ? [] : ['--server', server.url];
  const { code, out, err } = await runProgram([COMMAND, ...words, ...at, '--key', join(folder, key)], { cwd });
  return [code, out + err];
}

const release = async (...words: string[]) => run(REMOTE, 'samples.pem', ...words);
/** Runs the command as an operator, in a folder that contains only keys. */
const operate = async (...words: string[]) => run(folder, 'operators.pem', ...words);

describe('the release commands of a team', () => {
  it('activate a release, try a release as a canary, roll back, and list releases and changes', async () => {
    for (const version of ['2.0.0', '2.1.0']) await publishFixture(server, team, { version });
    expect(await release('activate', '2.0.0', '--reason', 'First')).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
    expect(await servedRemoteUrl(server)).toBe('/releases/mfe-samples/2.0.0/');
    expect(await release('activate', '2.1.0', '--percent', '5')).toEqual([
      0,
      '5% of the visitors get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.\n',
    ]);
    expect(await release('activate', '--percent', '20%')).toEqual([
      0,
      '20% of the visitors get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.\n',
    ]);

    const [, list] = await release('list');
    expect(list).toMatch(/^ {2}2\.1\.0 +\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}- {2}canary, 20%$/m);
    expect(list).toMatch(/^ {2}2\.0\.0 +\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}- {2}everyone else$/m);
    expect(list).toMatch(/^ {2}1\.2\.3\+[0-9a-f]{8} {2}beside the server/m);

    expect(await release('rollback', '--reason', 'Slow')).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
    const [, history = ''] = (await release('list'))[1].split('\nChanges, newest first\n');
    const lines = history
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/).slice(1));
    expect(lines).toEqual([
      ['rollback', '2.1.0 -> 2.0.0', expect.stringMatching(/^by [0-9a-f]{16}$/), 'Slow'],
      ['canary 20%', '2.0.0 -> 2.1.0', expect.any(String), 'No reason was given.'],
      ['canary 5%', '2.0.0 -> 2.1.0', expect.any(String), 'No reason was given.'],
      ['activate', 'no release -> 2.0.0', expect.any(String), 'First'],
    ]);
    await release('activate', '2.1.0', '--percent', '5');
    expect(await release('activate', '--percent', '0')).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
  });

  it.each([
    [['activate', '2.1.0', '--percent', 'half'], 1, 'The percentage is a whole number from 0 to 100.'],
    [['activate', '9.9.9'], 1, 'Refused (404): mfe-samples 9.9.9 is not published. Published: 2.1.0, 2.0.0.'],
  ])('with the arguments %j exit with %d and state the reason', async (words, code, text) => {
    expect(await release(...words)).toEqual([code, expect.stringContaining(text)]);
  });
});

describe('a server that knows its public URL', () => {
  let knownServer: TestServer;
  beforeAll(async () => {
    const port = String(await freePort());
    knownServer = await startServer({
      VERDANT_BUILDS_DIR: builds,
      VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
      PORT: port,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    });
  });
  afterAll(async () => discard(knownServer));

  it('accepts only requests that were signed for this URL', async () => {
    await publishFixture(knownServer, team, { version: '2.0.0' });
    for (const [to, reason] of [
      ['https://other.example', `for https://other.example, and this server is ${knownServer.url}: name`],
      [undefined, `for no server, and this one is ${knownServer.url}: update the command`],
    ]) {
      const refused = await requestReleaseChange(knownServer, team, 'activate', { version: '2.0.0', server: to });
      expect([refused.status, errorDetailOf(refused)]).toEqual([421, expect.stringContaining(reason ?? '')]);
    }
    const words = ['activate', '2.0.0', '--server', knownServer.url];
    expect(await release(...words)).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
    expect(await run(REMOTE, 'samples.pem', 'whoami', '--server', knownServer.url)).toEqual([
      0,
      expect.stringContaining('knows this key'),
    ]);
  });
});

describe('the operator command run without the source folder of the remote', () => {
  it('rolls back, and requires the option --yes for a second rollback in a row, whose effect it states @g-second-rollback', async () => {
    await activateReleases(server, team, '3.0.0', '3.1.0', '3.2.0');
    expect(await operate('rollback', 'mfe-samples', '--reason', 'Night')).toEqual([
      0,
      'Everyone gets mfe-samples 3.1.0.\n',
    ]);
    expect(await operate('rollback', 'mfe-samples')).toEqual([
      1,
      expect.stringMatching(
        /^mfe-samples was rolled back already, from 3\.2\.0 to 3\.1\.0 .*Night.*everyone gets 3\.0\.0\.\nTo do it all the same, add --yes\.\n$/,
      ),
    ]);
    expect(await operate('rollback', 'mfe-samples', '--yes')).toEqual([0, 'Everyone gets mfe-samples 3.0.0.\n']);
  });

  it('lists the release history and the rights of the key, and requires the name of a remote', async () => {
    expect((await operate('list', 'mfe-samples'))[1]).toMatch(/ {2}rollback +3\.1\.0 -> 3\.0\.0 +by [0-9a-f]{16} {2}/);
    expect(await operate('whoami', 'mfe-samples')).toEqual([
      0,
      expect.stringContaining("knows this key as an operator's: it may roll back any remote.\n"),
    ]);
    expect(await operate('list')).toEqual([2, expect.stringContaining('take its name: list mfe-goals')]);
  });
});
