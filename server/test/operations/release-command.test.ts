import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { releaseManifest } from '@verdant/federation/contract';
import { writeFixtureBuilds, integrityOf } from '../support/fixture-builds';
import { runProgram } from '../support/run-program';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';

const ROOT = resolve(__dirname, '../../..');
const REMOTE = join(ROOT, 'mfe-quiz');
const BUILT = join(ROOT, '.cache/release/mfe-quiz/dist');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const shellManifest = v.looseObject({
  provides: v.object({ shared: v.record(v.string(), v.string()) }),
});

let folder: string;
let builds: string;
let server: TestServer;
let keyFile: string;
let keys: string;

// These tests run a real build, which can take a minute on a busy machine.
jest.setTimeout(180_000);

/** Runs the release command as npm does: in the folder of the remote, with the folder of the caller in `INIT_CWD`. */
const run = async (...words: string[]) =>
  runProgram(['../federation/cli/main.mjs', ...words], { cwd: REMOTE, env: { INIT_CWD: folder } });

/** Makes the fixture's shell provide the installed package versions, which real remotes need. */
function offerInstalled(root: string): void {
  const file = join(root, 'shell/dist/shell.json');
  const manifest = v.parse(shellManifest, readJson(file));
  const versionOf = (name: string) =>
    v.parse(v.object({ version: v.string() }), readJson(join(ROOT, 'node_modules', name, 'package.json'))).version;
  const react = ['react', 'react-dom'].map((name): [string, string] => [name, versionOf(name)]);
  const kit = ['api', 'router', 'services', 'texts', 'ui', 'query'].map((part): [string, string] => [
    `@verdant/shared/${part}`,
    versionOf('@verdant/shared'),
  ]);
  const shared = { ...Object.fromEntries([...react, ...kit]), 'react/jsx-runtime': versionOf('react') };
  writeFileSync(file, JSON.stringify({ ...manifest, provides: { shared } }));
}

beforeAll(async () => {
  folder = temporaryFolder();
  keyFile = join(folder, 'quiz.pem');
  keys = join(folder, 'release-keys.json');
  builds = writeFixtureBuilds();
  offerInstalled(builds);
  server = await startServer({
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: keys,
    VERDANT_RELEASE_LOOPBACK: 'yes',
  });
});
afterAll(async () => {
  await discard(server);
  rmSync(builds, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const at = () => ['--server', server.url, '--key', keyFile];

describe('verdant-remote publish', () => {
  it('exits with 1 if there is no private key, and names the command that creates a key @g-release-refused-early', async () => {
    const { code, out, err } = await run('publish', ...at());
    expect([code, out, err]).toEqual([
      1,
      '',
      expect.stringMatching(/There is no private key at .*quiz\.pem.*verdant-remote token/),
    ]);
  });

  it('signs with a key file that verdant-remote token creates, which only its owner can read and which is never overwritten', async () => {
    const { code, out } = await run('token', '--key', 'quiz.pem');
    expect(code).toBe(0);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(out).not.toContain('PRIVATE');
    const line = /^ {2}("mfe-quiz": \["[A-Za-z0-9+/]{43}="\])$/m.exec(out)?.[1];
    writeFileSync(keys, `{${line}}`);
    const pem = readFileSync(keyFile, 'utf8');
    const again = await run('token', '--key', keyFile);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not overwritten')]);
    expect(readFileSync(keyFile, 'utf8')).toBe(pem);
  });

  it('builds and publishes a release whose served files all match its manifest', async () => {
    const { code, out, err } = await run('publish', '--version', '7.1.0', ...at());
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /Built mfe-quiz 7\.1\.0 in .*\n(.*\n)*Publishing \d+ files, \d+ KB, to .*\nPublished mfe-quiz 7\.1\.0: .*\/releases\/mfe-quiz\/7\.1\.0\/\n.*\n.*npx -w mfe-quiz verdant-remote activate 7\.1\.0/,
    );
    const manifest = v.parse(releaseManifest, readJson(join(BUILT, 'release.json')));
    expect(manifest).toMatchObject({ name: 'mfe-quiz', version: '7.1.0' });
    const names = Object.keys(manifest.files);
    expect(names).toContain(manifest.entry);
    for (const name of names) {
      const response = await server.request('GET', `/releases/mfe-quiz/7.1.0/${name}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect([name, response.status, integrityOf(response.text)]).toEqual([name, 200, manifest.files[name]?.integrity]);
    }
  });

  it('exits with 1 and the reason before it builds, when the server would refuse the release @g-release-refused-early', async () => {
    const twice = await run('publish', '--version', '7.1.0', ...at());
    expect([twice.code, twice.err]).toEqual([1, expect.stringMatching(/^mfe-quiz 7\.1\.0 is published already/)]);
    const keysBefore = readFileSync(keys, 'utf8');
    writeFileSync(keys, keysBefore.replace('"mfe-quiz"', '"mfe-quiz:previews"'));
    const limited = await run('publish', '--version', '7.2.0', ...at());
    expect([limited.code, limited.err]).toEqual([
      1,
      expect.stringMatching(/^Refused \(403\): This key signs previews of mfe-quiz and nothing else\./),
    ]);
    writeFileSync(keys, '{}');
    const unknown = await run('publish', '--version', '7.2.0', ...at());
    expect([unknown.code, unknown.out, unknown.err]).toEqual([
      1,
      '',
      expect.stringMatching(/^Refused \(403\): This key is not known for mfe-quiz/),
    ]);
  });
});
