import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTRACT_VERSION } from '@verdant/federation/contract';
import { runProgram } from './support/run-program';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { requiredSharedPackages, providedSharedPackages, remoteManifest } from './support/fixture-builds';
import { newSigner, publishFixture, signedBody } from './support/signing';

const ROOT = resolve(__dirname, '../..');
const team = newSigner();
const goals = { name: 'mfe-goals', pages: [{ path: '/goals', module: './budget', access: 'public' }] };

const { folder, settings } = sharedReleaseSetup({ 'mfe-samples': [team], 'mfe-goals': [team] });
const server = sharedServer(settings);

function shellBuild(name: string, contract: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'shell.json'), JSON.stringify({ contract, provides: providedSharedPackages }));
  return path;
}

async function checkShell(...words: string[]): Promise<[number | null, string]> {
  const args = [join(ROOT, 'federation/cli/main.mjs'), 'check', '--shell', ...words];
  const { code, out, err } = await runProgram(args, { cwd: ROOT });
  return [code, out + err];
}
const at = () => ['--server', server.url];

async function activate(name: string, version: string): Promise<void> {
  const body = signedBody(team, { action: 'activate', name, version });
  expect((await server.request('POST', `/api/v1/releases/${name}/activate`, { body })).status).toBe(200);
}

const major = String(Number(CONTRACT_VERSION.split('.')[0]) + 1);

describe('verdant-remote check --shell', () => {
  it('compares a shell with every active release, and exits with 1 if a release would break @g-next-shell', async () => {
    await publishFixture(server, team, { version: '2.0.0' });
    await activate('mfe-samples', '2.0.0');
    await publishFixture(server, team, { ...goals, version: '1.0.0', contract: `>=1.0.0` });
    await activate('mfe-goals', '1.0.0');

    const same = await checkShell(shellBuild('same', CONTRACT_VERSION), ...at());
    expect(same).toEqual([
      0,
      expect.stringMatching(/mfe-samples +2\.0\.0 +active +compatible\n +mfe-goals +1\.0\.0 +active +compatible\n$/),
    ]);

    const [code, printed] = await checkShell(shellBuild('major', `${major}.0.0`), ...at());
    expect(code).toBe(1);
    expect(printed).toMatch(/mfe-samples +2\.0\.0 +active +it requires contract \^1\.0\.0/);
    expect(printed).toMatch(/mfe-goals +1\.0\.0 +active +compatible/);
    expect(printed).toMatch(/Not under this shell: mfe-samples 2\.0\.0\./);
  });

  it('exits with 0 if only a release that is no longer active would break', async () => {
    await publishFixture(server, team, { version: '2.1.0', contract: `>=1.0.0` });
    await activate('mfe-samples', '2.1.0');
    const [code, printed] = await checkShell(shellBuild('major', `${major}.0.0`), ...at());
    expect([code, printed]).toEqual([0, expect.stringMatching(/mfe-samples +2\.0\.0 +earlier +it requires contract/)]);
  });

  it('refuses a folder without a shell', async () => {
    const expected = expect.stringMatching(/nothing has no shell\.json/) as unknown;
    expect(await checkShell(join(folder, 'nothing'), ...at())).toEqual([2, expected]);
  });
});

const page = { path: '/goals', module: './goals', access: 'public' };
const declaration = { name: 'mfe-goals', contract: '^1.0.0', pages: [page] };
const ask = async (given: unknown): Promise<{ status: number; body: unknown }> => {
  const { status, body } = await server.request('POST', '/api/v1/releases/fit', { body: given });
  return { status, body };
};
const answer = (contract: unknown, problem: unknown) => ({ status: 200, body: { contract, problem } });

describe('POST /releases/fit', () => {
  it('reports if a declaration or a release is compatible, else the reason', async () => {
    const rows: [unknown, RegExp | null][] = [
      [declaration, null],
      [remoteManifest({ version: '9.0.0', needs: requiredSharedPackages }), null],
      [{ ...declaration, pages: [{ ...page, path: '/budget' }] }, /belongs to mfe-samples/],
    ];
    for (const [body, problem] of rows) {
      const contract: unknown = expect.stringMatching(/^1\.\d+\.\d+$/);
      expect(await ask(body)).toEqual(answer(contract, problem && expect.stringMatching(problem)));
    }
  });

  it('warns about a slot that no remote offers, without refusing the release @g-slot-warnings', async () => {
    const slots = [{ slot: 'mfe-tips/aside', module: './goals' }];
    const { body } = await ask({ ...declaration, contract: '^1.2.0', slots });
    expect(body).toMatchObject({ problem: null, warnings: [expect.stringContaining('"mfe-tips/aside"')] });
  });

  it('refuses a body that is not a release', async () => {
    expect((await ask({ name: 'mfe-goals' })).status).toBe(422);
  });
});
