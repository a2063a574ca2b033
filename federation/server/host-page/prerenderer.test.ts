import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadReleaseFile } from '../publishing/release-files';
import { findPage, type Resolution, type ServedRemote } from '../registry/resolution';
import { createPrerenderer, toInlineStyle } from './prerenderer';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerenderer-'));
  writeFileSync(join(folder, 'host.cjs'), "exports.prerender = async ({ html }) => '<main>' + html + '</main>';");
});
afterAll(() => rmSync(folder, { recursive: true }));

const remote: ServedRemote = {
  name: 'mfe-offer',
  version: '1.0.0',
  contract: '1.0.0',
  url: '/releases/mfe-offer/1.0.0/',
  entry: 'remote.js',
  integrity: {},
  slots: [],
  pages: [
    { path: '/offer', module: './offer', access: 'public', prerendered: true },
    { path: '/old', module: './old', access: 'public', prerendered: true },
  ],
  modules: {
    './offer': { js: [], css: [], prerender: 'offer.json' },
    './old': { js: [], css: [], prerender: 'old.cjs' },
  },
};
const resolution: Resolution = { host: 'h1', remotes: [remote] };

function start(read: (file: string) => string | undefined) {
  const reads: string[] = [];
  const warnings: unknown[] = [];
  const readReleaseFile: ReadReleaseFile = async (_name, _version, file) => {
    reads.push(file);
    const text = read(file);
    return text === undefined ? undefined : { content: Buffer.from(text), type: 'text/plain', contentBr: undefined };
  };
  const prerender = createPrerenderer({
    host: { files: { folder }, manifest: { css: [], prerender: 'host.cjs' } },
    readReleaseFile,
    log: { warn: (...message: unknown[]) => void warnings.push(message[1]) },
  });
  const page = async (path: string, language = 'en') =>
    (await prerender(resolution, findPage(resolution, path), language))?.html;
  return { page, reads, warnings };
}

const pages = JSON.stringify({ '/offer': { en: '<p>An offer</p>' } });

test('the prerenderer inserts the HTML of a page into the host, and reads the file once for all visitors', async () => {
  const { page, reads } = start(() => pages);
  expect(await page('/offer')).toBe('<main><p>An offer</p></main>');
  expect(await page('/offer')).toBe('<main><p>An offer</p></main>');
  expect(reads).toEqual(['offer.json']);
});

test('the prerenderer returns no HTML for a language that the release lacks, or for an undeclared address', async () => {
  const { page, warnings } = start(() => pages);
  expect(await page('/offer', 'de')).toBeUndefined();
  expect(await page('/elsewhere')).toBeUndefined();
  expect(warnings).toEqual([]);
});

test('the prerenderer returns no HTML for a page whose prerendered file is a script, as in older builds, and does not read it', async () => {
  const { page, reads } = start(() => 'throw 1');
  expect(await page('/old')).toBeUndefined();
  expect(reads).toEqual([]);
});

test.each([
  ['is missing', undefined],
  ['has an invalid format', '{"/offer":"<p>An offer</p>"}'],
  ['has markup that the policy refuses', JSON.stringify({ '/offer': { en: '<script>1</script>' } })],
])('a page whose prerendered file %s is not prerendered, and one warning is logged', async (_how, text) => {
  const { page, reads, warnings } = start(() => text);
  expect(await page('/offer')).toBeUndefined();
  expect(await page('/offer')).toBeUndefined();
  expect(warnings).toEqual(['mfe-offer 1.0.0: /offer is not prerendered']);
  expect(reads).toHaveLength(1);
});

test.each([
  ['a{background:url(../media/x.svg)}', 'a{background:url(/remotes/mfe-a/static/media/x.svg)}'],
  ['a{background:url("../media/x.svg#b")}', 'a{background:url("/remotes/mfe-a/static/media/x.svg#b")}'],
  ["a{background:url( 'x.svg?y' )}", "a{background:url('/remotes/mfe-a/static/css/x.svg?y')}"],
  [`a{background:url("x'(1).svg")}`, `a{background:url("/remotes/mfe-a/static/css/x'(1).svg")}`],
  ['a{background:url("x.svg)}', 'a{background:url("x.svg)}'],
  ['a{background:url(  )}', 'a{background:url(  )}'],
  ['a{background:url(/static/x.svg)}', 'a{background:url(/static/x.svg)}'],
  ['a{background:url(data:image/svg+xml,x)}', 'a{background:url(data:image/svg+xml,x)}'],
  ['a{mask:url(#b)}', 'a{mask:url(#b)}'],
])('URLs in an inlined style are rewritten to work from the page: %s', (css, expected) => {
  const { text, hash, file } = toInlineStyle(css, '/remotes/mfe-a/static/css/a.css', 'static/css/a.css');
  expect(text).toBe(expected);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(expected).digest('base64')}'`);
  expect(file).toBe('static/css/a.css');
});

test('relative URLs in a style of another origin keep that origin', () => {
  const { text } = toInlineStyle('a{background:url(x.svg)}', 'https://cdn.example/a/static/css/a.css', 'a.css');
  expect(text).toBe('a{background:url(https://cdn.example/a/static/css/x.svg)}');
});

test.each(['a::after{content:"</style>"}', 'a{}<!-- b{}'])(
  'an inlined style sheet with text that could end its style element or begin a comment is refused: %s',
  (css) => expect(() => toInlineStyle(css, '/a.css', 'a.css')).toThrow('a.css would end its element'),
);
