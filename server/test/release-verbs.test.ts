import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixtureBuilds } from './support/fixture-builds';
import { newSigner, publishFixture, writeKeys } from './support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from './support/start-server';
import { servedUrl } from './support/visits';

const REMOTE = resolve(__dirname, '../../mfe-samples');
const team = newSigner();
let builds: string;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  builds = fixtureBuilds();
  folder = temporaryFolder();
  writeKeys(join(folder, 'keys.json'), { 'mfe-samples': [team] });
  writeFileSync(join(folder, 'samples.pem'), team.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  server = await startServer({ VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: join(folder, 'keys.json') });
});
afterAll(async () => {
  await discard(server);
  for (const path of [builds, folder]) rmSync(path, { recursive: true, force: true });
});

/** The command as npm runs it in the remote's folder: exit code, then what it printed. */
async function release(...words: string[]): Promise<[number | null, string]> {
  const { PATH, HOME, TMPDIR } = process.env;
  const args = [
    '../federation/cli/main.mjs',
    'release',
    ...words,
    '--server',
    server.url,
    '--key',
    join(folder, 'samples.pem'),
  ];
  const child = spawn(process.execPath, args, { cwd: REMOTE, env: { PATH, HOME, TMPDIR } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return [code, printed];
}

describe('npm run release', () => {
  it('reports when nothing is published yet', async () => {
    expect(await release('list')).toEqual([0, `mfe-samples has no published release at ${server.url}.\n`]);
    expect(await release('history')).toEqual([1, expect.stringContaining('This remote has no published release')]);
  });

  it('activates, tries on some, goes back, and shows what is and what was', async () => {
    for (const version of ['2.0.0', '2.1.0']) await publishFixture(server, team, { version });
    expect(await release('activate', '2.0.0', '--reason', 'First')).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
    expect(await servedUrl(server)).toBe('/releases/mfe-samples/2.0.0/');
    expect(await release('canary', '2.1.0', '--percent', '5')).toEqual([
      0,
      '5% of the visitors get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.\n',
    ]);
    expect(await release('canary', '--percent', '20%')).toEqual([
      0,
      '20% of the visitors get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.\n',
    ]);

    const [, list] = await release('list');
    expect(list).toMatch(/^ {2}2\.1\.0 +\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}- {2}canary, 20%$/m);
    expect(list).toMatch(/^ {2}2\.0\.0 +\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}- {2}everyone else$/m);
    expect(list).toMatch(/^ {2}1\.2\.3\+[0-9a-f]{8} {2}beside the server/m);

    expect(await release('rollback', '--reason', 'Slow')).toEqual([0, 'Everyone gets mfe-samples 2.0.0.\n']);
    const [, history] = await release('history');
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
  });

  it.each([
    [['canary', '2.1.0'], 2, 'Give the share of visitors'],
    [['canary', '2.1.0', '--percent', '101'], 2, 'Give the share of visitors'],
    [['canary', '2.1.0', '--percent', 'half'], 2, 'Give the share of visitors'],
    [['activate', '9.9.9'], 1, 'Refused (404): mfe-samples 9.9.9 is not published. Published: 2.1.0, 2.0.0.'],
    [['activate', '2.0.0', '2.1.0'], 2, 'Unexpected argument "2.1.0"'],
    [['rollback', '--percent', '5'], 2, "Unknown option '--percent'"],
  ])('%j exits with %d and the reason', async (words, code, text) => {
    expect(await release(...words)).toEqual([code, expect.stringContaining(text)]);
  });
});
