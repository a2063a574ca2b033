import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFileHost } from '../support/file-host';
import { writeFiles, writeFixtureBuilds, describeFiles, remoteManifest } from '../support/fixture-builds';
import { newSigner, publishSignedRelease, signedBody, writeReleaseKeys } from '../support/signing';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { errorDetailOf, visit } from '../support/visits';

const PAGE = 'page-budget.js';
/** Entries of builds without the build recipe: those of webpack's plugin for federation, and of Vite's plugin. */
const entries = {
  webpack: `var mfe_samples; (() => { mfe_samples = { get: () => document.createElement('script').src = '${PAGE}' }; })();`,
  module: `export const get = () => import('./${PAGE}'); export const init = () => {};`,
};
type Kind = keyof typeof entries;
const kinds = ['webpack', 'module'] as const satisfies readonly Kind[];
const filesOf = (kind: Kind) => ({ 'entry.js': entries[kind], [PAGE]: 'budget();' });
/** Returns the manifest that a developer would write by hand, who knows the server's rules but lacks the build tools. */
const manifestOf = (kind: Kind) =>
  remoteManifest({
    version: '5.0.0',
    entry: 'entry.js',
    modules: { './budget': { js: [PAGE], css: [] } },
    files: describeFiles(filesOf(kind)),
  });

const team = newSigner();
let builds: string;
let keys: string;
let server: TestServer;
let elsewhere: Awaited<ReturnType<typeof startFileHost>>;

beforeAll(async () => {
  builds = writeFixtureBuilds();
  for (const kind of kinds) {
    const manifest = JSON.stringify({ ...manifestOf(kind), name: `mfe-${kind}`, pages: [] });
    writeFiles(join(builds, `mfe-${kind}`, 'dist'), { ...filesOf(kind), 'release.json': manifest });
  }
  keys = join(temporaryFolder(), 'keys.json');
  writeReleaseKeys(keys, { 'mfe-samples': [team] });
  elsewhere = await startFileHost((path) => {
    const kind = kinds.find((candidate) => path.startsWith(`${candidate}/`));
    if (!kind) return undefined;
    const files: Record<string, string> = { ...filesOf(kind), 'release.json': JSON.stringify(manifestOf(kind)) };
    return files[path.slice(kind.length + 1)];
  });
  server = await startServer({
    BANK_LINK_MODE: 'off',
    LOG_LEVEL: 'warn',
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: keys,
    VERDANT_RELEASE_LOOPBACK: 'yes',
  });
});
afterAll(async () => {
  elsewhere.close();
  await discard(server);
  for (const folder of [builds, join(keys, '..')]) rmSync(folder, { recursive: true, force: true });
});

/** Patterns of the reason for the refusal, which must name the missing part and the remedy. */
const reasons = {
  webpack: /entry\.js loads its chunks by itself.*without the hashes.*createRecipe/,
  module: /entry\.js is an ES module.*createRecipe/,
};

describe.each(kinds)('a %s build of a remote without the required build configuration', (kind) => {
  it('is refused with 422 and the reason at publication @g-load-guard', async () => {
    const body = signedBody(team, { action: 'publish', name: 'mfe-samples', manifest: manifestOf(kind) });
    const response = await publishSignedRelease(server, body, filesOf(kind));
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
