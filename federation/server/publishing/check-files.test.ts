import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '../../contract';
import { checkFile, hashesScriptOf } from './check-files';

const HASHES = 'static/js/hashes.1a2b3c4d.js';
const described = (content: string | Buffer) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});

const release: ReleaseManifest = {
  name: 'mfe-quiz',
  version: '1.0.0',
  contract: '^1.0.0',
  pages: [],
  slots: [],
  entry: 'entry.js',
  hashes: HASHES,
  modules: {},
  files: { 'b.js': described('b'), 'a.js': described('a'), 'a.js.map': described('map'), [HASHES]: described('') },
  needs: { shared: {} },
};

function checkHashes(alter: (script: string) => string) {
  const content = alter(hashesScriptOf(release));
  const expected = described(content);
  const manifest = { ...release, files: { ...release.files, [HASHES]: expected } };
  return () => checkFile(manifest, HASHES, Buffer.from(content), expected);
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
  expect(() => checkFile(manifest, name, content, expected)).toThrow(`${name} is not in UTF-8`);
});

test.each([
  ['content', 'b', 'The hash of a.js is not'],
  ['length', 'aa', 'a.js has 2 bytes, but 1 according to the manifest'],
])('a file with a %s that differs from the manifest is refused', (_what, content, reason) => {
  expect(() => checkFile(release, 'a.js', Buffer.from(content), described('a'))).toThrow(reason);
});
