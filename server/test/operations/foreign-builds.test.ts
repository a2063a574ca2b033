import { mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFileHost } from '../support/file-host';
import { writeFixtureBuilds, describeFiles, remoteManifest } from '../support/fixture-builds';
import { newSigner, publishSignedRelease, signedBody, writeReleaseKeys } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { errorDetailOf, visit } from '../support/visits';

const run = promisify(execFile);
const BUILD_LIMIT_MS = 50_000;

interface ForeignBuild {
  readonly folder: string;
  readonly files: Record<string, Buffer>;
  /**
   * Manifest as a developer would write it by hand who knows what this server accepts, but does not use our build tools.
   */
  readonly manifest: Record<string, unknown>;
}

/** Builds a remote without the build recipe; see `build-foreign.cjs`. The caller removes the folder. */
async function foreignBuild(kind: 'webpack' | 'module'): Promise<ForeignBuild> {
  const folder = temporaryFolder();
  await run(process.execPath, [join(__dirname, '../support/build-foreign.cjs'), kind, folder], {
    timeout: BUILD_LIMIT_MS,
  });
  const names = ['entry.js', 'page-budget.js'];
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'dist', name))]));
  const modules = { './budget': { js: ['page-budget.js'], css: [] } };
  const manifest = remoteManifest({ version: '5.0.0', entry: 'entry.js', modules, files: describeFiles(files) });
  return { folder, files, manifest };
}

/** Time limit in milliseconds for two builds and the start of a server while other tests run. */
const BUILDS_MS = 180_000;

const team = newSigner();
const kinds = ['webpack', 'module'] as const;
let foreign: Record<(typeof kinds)[number], ForeignBuild>;
let builds: string;
let keys: string;
let server: TestServer;
let elsewhere: Awaited<ReturnType<typeof startFileHost>>;

beforeAll(async () => {
  foreign = { webpack: await foreignBuild('webpack'), module: await foreignBuild('module') };
  builds = writeFixtureBuilds();
  for (const kind of kinds) {
    const dist = join(builds, `mfe-${kind}`, 'dist');
    mkdirSync(dist, { recursive: true });
    const { files, manifest } = foreign[kind];
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, name: `mfe-${kind}`, pages: [] }));
  }
  keys = join(temporaryFolder(), 'keys.json');
  writeReleaseKeys(keys, { 'mfe-samples': [team] });
  elsewhere = await startFileHost((path) => {
    const [kind, name = ''] = path.split('/');
    const build = kinds.find((one) => one === kind);
    if (!build) return undefined;
    return name === 'release.json' ? JSON.stringify(foreign[build].manifest) : foreign[build].files[name];
  });
  server = await startServer({
    BANK_LINK_MODE: 'off',
    LOG_LEVEL: 'warn',
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: keys,
    VERDANT_RELEASE_LOOPBACK: 'yes',
  });
}, BUILDS_MS);
afterAll(async () => {
  elsewhere.close();
  await discard(server);
  const folders = [builds, join(keys, '..'), ...kinds.map((kind) => foreign[kind].folder)];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Patterns of the reason for the refusal, which must name the missing part and the remedy. */
const reasons = {
  webpack: /entry\.js loads its chunks by itself.*without the hashes.*createRecipe/,
  module: /entry\.js is an ES module.*createRecipe/,
};

describe.each(kinds)('a %s build of a remote without the required build configuration', (kind) => {
  it('is refused with 422 and the reason at publication @g-load-guard', async () => {
    const { files, manifest } = foreign[kind];
    const body = signedBody(team, { action: 'publish', name: 'mfe-samples', manifest });
    const response = await publishSignedRelease(server, body, files);
    expect([response.status, errorDetailOf(response)]).toEqual([422, expect.stringMatching(reasons[kind])]);
  });

  it('is refused with 422 and the reason as a developer override @g-load-guard', async () => {
    const body = { name: 'mfe-samples', url: `${elsewhere.origin}/${kind}/` };
    const response = await server.request('POST', '/api/v1/overrides', { body });
    expect([response.status, errorDetailOf(response)]).toEqual([422, expect.stringMatching(reasons[kind])]);
  });

  it('is left out of the registry if the server finds the build in its local build folder @g-load-guard', async () => {
    const { registry } = await visit(server);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-samples']);
    const { out, err } = server.printed();
    expect(out + err).toMatch(new RegExp(`mfe-${kind} is left out: ${reasons[kind].source}`));
  });
});
