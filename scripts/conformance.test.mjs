import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTable, readHolders, readSections } from './conformance.mjs';
import { ROOT } from './lib/root.mjs';

const sections = readSections();
const sentences = sections.flatMap((section) => section.sentences);
const holders = readHolders();

test('every section counts its sentences from one', () => {
  for (const { section, sentences: own } of sections) {
    expect(own.map(({ id }) => id)).toEqual(own.map((_sentence, place) => `${section}.${place + 1}`));
  }
});

test('a test that holds a sentence elsewhere is there, by that name', () => {
  const named = sentences.flatMap(({ id, heldBy = [] }) => heldBy.map((holder) => ({ id, holder })));
  const missing = named.filter(({ holder }) => {
    const [, path = '', name = ''] = /^(\S+): (.+)$/.exec(holder) ?? [];
    const file = join(ROOT, path);
    return name === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});

test('a sentence that no test can hold has none', () => {
  const held = sentences.filter(({ id, heldBy, untestable }) => untestable && (heldBy || holders.has(id)));
  expect(held.map(({ id }) => id)).toEqual([]);
});

test('a sentence that nothing holds is an open one, and its row says so', () => {
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
  expect(makeTable(sections, holders).open).toEqual([]);
});

test('docs/conformance.md is what the suite says (npm run docs writes it)', () => {
  expect(readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')).toBe(makeTable(sections, holders).text);
});
