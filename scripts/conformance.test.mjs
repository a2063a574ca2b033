import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTable, readCoverage, readSections } from './conformance.mjs';
import { ROOT } from './lib/root.mjs';

const sections = readSections();
const sentences = sections.flatMap((section) => section.sentences);
const coverage = readCoverage();

test('every section counts its sentences from one', () => {
  for (const { section, sentences: own } of sections) {
    expect(own.map(({ id }) => id)).toEqual(own.map((_sentence, place) => `${section}.${place + 1}`));
  }
});

test('a test elsewhere that covers a sentence exists by that name', () => {
  const named = sentences.flatMap(({ id, coveredBy = [] }) => coveredBy.map((reference) => ({ id, reference })));
  const missing = named.filter(({ reference }) => {
    const [, path = '', name = ''] = /^(\S+): (.+)$/.exec(reference) ?? [];
    const file = join(ROOT, path);
    return name === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});

test('a sentence that no test can cover has none', () => {
  const covered = sentences.filter(({ id, coveredBy, untestable }) => untestable && (coveredBy || coverage.has(id)));
  expect(covered.map(({ id }) => id)).toEqual([]);
});

test('a sentence without a test is open, and its row shows it', () => {
  const sample = [
    {
      section: 1,
      title: 'One',
      sentences: [
        { id: '1.1', text: 'a | b' },
        { id: '1.2', text: 'c' },
        { id: '1.3', text: 'd', untestable: 'why' },
      ],
    },
  ];
  const { text, open } = makeTable(sample, new Map([['1.2', new Set(['e2e/conformance/1.spec.ts'])]]));
  expect(open).toEqual(['1.1']);
  expect(text).toContain('| 1.1 | a \\| b | **open** |');
  expect(text).toContain('| 1.2 | c | `e2e/conformance/1.spec.ts` |');
  expect(text).toContain('| 1.3 | d | No test: why |');
});

test('no sentence of the specification is open', () => {
  expect(makeTable(sections, coverage).open).toEqual([]);
});

test('docs/conformance.md matches the suite (npm run docs writes it)', () => {
  expect(readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')).toBe(makeTable(sections, coverage).text);
});
