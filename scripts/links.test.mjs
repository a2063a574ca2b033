import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFilesBelow } from './testing/catalogues.mjs';
import { ROOT } from './lib/repository.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const files = listFilesBelow();
const documents = files.filter((file) => file.endsWith('.md') || file === 'docs/guarantees.json');

/** Returns the anchors of a document's headings, by GitHub's rules. */
function anchorsOf(file) {
  const headings = read(file)
    .replaceAll(/^```[^]*?^```/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns a document's links to files and anchors of the repository, without links in code. */
function linksOf(file) {
  const text = read(file).replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link));
}

function isBroken(file, link) {
  const [path, anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test('every link in a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(20);
  const links = documents.flatMap((file) => linksOf(file).map((link) => ({ file, link })));
  expect(links.filter(({ file, link }) => isBroken(file, link))).toEqual([]);
});

test('every documentation page that a source file mentions exists', () => {
  const sources = files.filter((file) => /\.([cm]?[jt]sx?|json|ya?ml|cfg|css|html)$/.test(file));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.(?:md|json)\b/g)].map(([page]) => [file, page]),
  );
  expect(named.filter(([, page]) => !existsSync(join(ROOT, page))).map((pair) => pair.join(': '))).toEqual([]);
});
