import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

function write(root: string, files: Record<string, string>): void {
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

export function remoteRelease(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    name: 'mfe-samples',
    version: '1.2.3',
    contract: '^1.0.0',
    pages: [{ path: '/budget', module: './budget', access: 'guarded', title: 'Bud<get>', nav: { label: '</script>', order: 1 } }],
    slots: [],
    entry: 'static/js/entry.aaaaaaaa.js',
    modules: { './budget': { js: ['static/js/budget.bbbbbbbb.js'], css: ['static/css/budget.cccccccc.css'] } },
    ...changes,
  });
}

export const remoteFiles = {
  'static/js/entry.aaaaaaaa.js': 'entry();',
  'static/js/budget.bbbbbbbb.js': 'budget();',
  'static/css/budget.cccccccc.css': '.budget{}',
};

function prefixed(prefix: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${prefix}/${name}`, text]));
}

/** A small shell, one good remote, and three that cannot be served, in a temporary folder. */
export function fixtureBuilds(): string {
  const root = mkdtempSync(join(tmpdir(), 'verdant-builds-'));
  write(root, {
    'secret.txt': 'outside of every build',
    ...prefixed('shell/dist', {
      'shell.json': JSON.stringify({
        js: ['static/js/main.12345678.js'],
        css: ['static/css/main.12345678.css'],
        preload: ['static/media/font.12345678.woff2'],
        inlineScript,
      }),
      'static/js/main.12345678.js': 'main();'.repeat(100),
      'static/js/main.12345678.js.map': '{}',
      'static/css/main.12345678.css': 'body{}',
      'static/media/font.12345678.woff2': 'font',
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '.hidden': 'hidden',
    }),
    ...prefixed('mfe-samples/dist', { ...remoteFiles, 'release.json': remoteRelease() }),
    ...prefixed('mfe-broken/dist', { 'release.json': '{ not json' }),
    ...prefixed('mfe-wrong/dist', { ...remoteFiles, 'release.json': remoteRelease({ name: 'Wrong Name' }) }),
    ...prefixed('mfe-gone/dist', { 'release.json': remoteRelease({ name: 'mfe-gone' }) }),
  });
  mkdirSync(join(root, 'mfe-unbuilt'));
  return root;
}
