import { createHash } from 'node:crypto';
import { ApiError } from '../http';
import { checkManifest, checkReleaseFile, hashesScriptOf } from './check-release';

const HASHES = 'static/js/hashes.1a2b3c4d.js';
const described = (content: string | Buffer) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});

const release = {
  entry: 'entry.js',
  hashes: HASHES,
  modules: {},
  files: { 'b.js': described('b'), 'a.js': described('a'), 'a.js.map': described('map'), [HASHES]: described('') },
};

function checkHashes(alter: (script: string) => string) {
  const content = alter(hashesScriptOf(release));
  const expected = described(content);
  const manifest = { ...release, files: { ...release.files, [HASHES]: expected } };
  return () => checkReleaseFile(manifest, HASHES, Buffer.from(content), expected);
}

test('a release whose script of hashes matches the manifest is accepted', () => {
  expect(checkHashes((script) => script)).not.toThrow();
});

test.each([
  ['a wrong hash', (script: string) => script.replace(described('a').integrity, described('b').integrity)],
  ['additional code', (script: string) => `${script}alert(1)`],
  ['no content', () => ''],
])('a release whose script of hashes has %s is refused', (_what, alter) => {
  expect(checkHashes(alter)).toThrow('does not name the hashes of the manifest');
});

test.each([
  ['a.js', Buffer.from('alert("caf\u00e9")', 'latin1')],
  ['a.css', Buffer.from('\ufeff.a{}', 'utf16le')],
])('the file %s is refused if it is not in UTF-8', (name, content) => {
  const expected = described(content);
  const manifest = { ...release, files: { [name]: expected } };
  expect(() => checkReleaseFile(manifest, name, content, expected)).toThrow(`${name} is not in UTF-8`);
});

test.each([
  ['content', 'b', 'The hash of a.js is not'],
  ['length', 'aa', 'a.js has 2 bytes, but 1 according to the manifest'],
])('a file with a %s that differs from the manifest is refused', (_what, content, reason) => {
  expect(() => checkReleaseFile(release, 'a.js', Buffer.from(content), described('a'))).toThrow(reason);
});

const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
const page = { path: '/quiz', module: './quiz', access: 'public' };
const manifest = (changes: object) => ({
  name: 'mfe-quiz',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: [page],
  slots: [],
  entry: 'entry.js',
  modules: { './quiz': { js: ['quiz.js'], css: ['quiz.css'] } },
  files: { 'entry.js': file, 'quiz.js': file, 'quiz.css': file },
  needs: { shared: {} },
  ...changes,
});
const withFiles = (files: object) => ({ files: { ...manifest({}).files, ...files } });

function manifestRefusal(changes: object): string {
  try {
    checkManifest(manifest(changes), 'mfe-quiz', { slots: ['settings'], paths: ['/debug'] });
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.message}`;
  }
  return 'none';
}

test('accepts the manifest of a release, with the source map of a script', () => {
  expect(manifestRefusal({})).toBe('none');
  expect(manifestRefusal(withFiles({ 'quiz.js.map': file }))).toBe('none');
});

const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`${index}.js`, file]));

test.each<[what: string, changes: object, reason: RegExp]>([
  ['a field of the wrong type', { pages: 'none' }, /^422 The manifest is not a release's: pages/],
  ['the name of another remote', { name: 'mfe-other' }, /of mfe-other, and the request was signed for mfe-quiz/],
  ['a source map without its script', withFiles({ 'a.js.map': file }), /a\.js\.map is not for browsers/],
  ['a Brotli copy of a file', withFiles({ 'quiz.js.br': file }), /quiz\.js\.br is not for browsers/],
  ['a missing file of a page', { files: { 'entry.js': file, 'quiz.js': file } }, /"quiz\.css" is needed by a page/],
  ['an entry that is no script', { entry: 'quiz.css' }, /neither \.js nor \.css/],
  ['a page whose module was not built', { modules: {} }, /\.\/quiz is declared and not built/],
  ['a page path of the host', { pages: [{ ...page, path: '/debug/x' }] }, /belongs to the product itself/],
  ['an unknown slot', { slots: [{ slot: 'footer', module: './quiz' }] }, /The slots cannot be filled/],
  ['files of more than 10 MB', withFiles({ 'big.js': { ...file, bytes: 10_000_001 } }), /^413 .*at most 10000000/],
  ['a negative file size', withFiles({ 'big.js': { ...file, bytes: -1 } }), /size of big\.js/],
  ['more than 100,000 characters', { commit: 'x'.repeat(100_000) }, /manifest is longer than 100000/],
  ['more than 300 files', withFiles(many), /at most 300/],
])('refuses a manifest with %s', (_what, changes, reason) => expect(manifestRefusal(changes)).toMatch(reason));

test.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3+build', '1.2.3-', '1.2.3-01', '../1.2.3', 'latest', ''])(
  'refuses a manifest with the version "%s"',
  (version) => expect(manifestRefusal({ version })).toMatch(/must look like 1\.2\.0/),
);

test.each(['../x.js', '/x.js', 'a//b.js', 'a\\b.js', '.hidden', 'a/.b/c.js', 'a b.js', 'x.js?y', 'ü.js', 'a/..'])(
  'refuses a manifest with a file called %s',
  (name) => expect(manifestRefusal(withFiles({ [name]: file }))).toMatch(/is not plain/),
);
