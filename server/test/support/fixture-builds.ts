import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describeFiles, loadGuardText } from '../../testing/releases';

export { describeFiles, integrityOf, loadGuardText } from '../../testing/releases';

export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(js|css)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
}

export const inlineScript = "document.documentElement.dataset.theme = 'dark';";

export const entryScript = `entry();${loadGuardText}`;

export const remoteFiles = {
  'static/js/entry.aaaaaaaa.js': entryScript,
  'static/js/budget.bbbbbbbb.js': 'budget();',
  'static/css/budget.cccccccc.css': '.budget{}',
};

/** Package versions that the fixture's shell provides and its remote needs. */
export const providedSharedPackages = { shared: { react: '19.3.1', '@verdant/shared/ui': '1.0.0' } };
export const requiredSharedPackages = { shared: { react: '^19.3.1', '@verdant/shared/ui': '^1.0.0' } };

/** Returns the content of a `release.json` for the files above, as an object. */
export function remoteManifest(changes: Record<string, unknown> = {}) {
  return {
    name: 'mfe-samples',
    version: '1.2.3',
    contract: '^1.0.0',
    pages: [
      {
        path: '/budget',
        module: './budget',
        access: 'guarded',
        calls: ['/api/v1/figures', '/api/v1/more'],
        title: 'Bud<get>',
        titles: { de: 'Bud<get> auf Deutsch' },
        description: 'Plan "the" month.',
        descriptions: { de: 'Planen Sie den Monat.' },
        nav: { label: '</script>', order: 1 },
      },
    ],
    slots: [],
    entry: 'static/js/entry.aaaaaaaa.js',
    modules: { './budget': { js: ['static/js/budget.bbbbbbbb.js'], css: ['static/css/budget.cccccccc.css'] } },
    files: describeFiles(remoteFiles),
    needs: requiredSharedPackages,
    ...changes,
  };
}

export function remoteManifestJson(changes: Record<string, unknown> = {}): string {
  return JSON.stringify(remoteManifest(changes));
}

/** Returns the version under which a server serves a build: the build's version with a hash of its `release.json`. */
export function servedVersion(release = remoteManifestJson()): string {
  return `1.2.3+${createHash('sha256').update(release).digest('hex').slice(0, 8)}`;
}

function prefixed(prefix: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${prefix}/${name}`, text]));
}

/** Writes builds of a small shell, one valid remote and invalid remotes into a temporary folder. */
export function writeFixtureBuilds(): string {
  const root = mkdtempSync(join(tmpdir(), 'verdant-builds-'));
  writeFiles(root, {
    'secret.txt': 'outside of every build',
    ...prefixed('shell/dist', {
      'shell.json': JSON.stringify({
        js: ['static/js/main.12345678.js'],
        css: ['static/css/main.12345678.css'],
        preload: ['static/media/font.12345678.woff2'],
        provides: providedSharedPackages,
        inlineScript,
      }),
      'static/js/main.12345678.js': 'main();'.repeat(100),
      'static/js/main.12345678.js.map': '{}',
      'static/css/main.12345678.css': 'body{}',
      'static/media/font.12345678.woff2': 'font',
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '.hidden': 'hidden',
    }),
    ...prefixed('mfe-samples/dist', { ...remoteFiles, 'release.json': remoteManifestJson() }),
    ...prefixed('mfe-broken/dist', { 'release.json': '{ not json' }),
    ...prefixed('mfe-wrong/dist', { ...remoteFiles, 'release.json': remoteManifestJson({ name: 'Wrong Name' }) }),
    ...prefixed('mfe-unguarded/dist', {
      ...remoteFiles,
      'release.json': remoteManifestJson({ name: 'mfe-unguarded', entry: 'static/js/budget.bbbbbbbb.js', pages: [] }),
    }),
    ...prefixed('mfe-unhashed/dist', {
      ...remoteFiles,
      'release.json': remoteManifestJson({ name: 'mfe-unhashed', files: {} }),
    }),
    ...prefixed('mfe-gone/dist', { 'release.json': remoteManifestJson({ name: 'mfe-gone' }) }),
  });
  mkdirSync(join(root, 'mfe-unbuilt'));
  return root;
}
