import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { missingTests, readGuarantees } from './lib/guarantees/guarantees.mjs';
import { titlesOf } from './lib/guarantees/test-titles.mjs';
import { ROOT } from './lib/root.mjs';

const require = createRequire(import.meta.url);
const { catalogue } = require('../federation/contract/faults/index.ts');
const guarantees = readGuarantees(readFileSync(join(ROOT, 'docs/guarantees.md'), 'utf8'));

test('every test that docs/guarantees.md names exists', () => {
  expect(guarantees.length).toBeGreaterThan(100);
  const references = guarantees.flatMap(({ tests }) => tests);
  expect(missingTests(ROOT, references)).toEqual([]);
});

test('every guarantee is covered in full, or says why not', () => {
  expect(guarantees.filter(({ coverage }) => !/^(full|partial: .+)$/.test(coverage))).toEqual([]);
});

test('no guarantee is listed twice', () => {
  const texts = guarantees.map(({ text }) => text);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

test('every fault of the lab is in the table', () => {
  const listed = guarantees.filter(({ section }) => section === 'Faults').map(({ text }) => text);
  expect(listed).toEqual(catalogue.map(({ stage, fault, label }) => `\`${stage}\`, \`${fault}\`: ${label}`));
});

test('a row has its heading, its tests and how far it is covered', () => {
  const text =
    '## One\n\n| Guarantee | Test | Covered |\n| --- | --- | --- |\n| a \\| b | `x.ts: y`<br>`z.ts: q` | full |';
  expect(readGuarantees(text)).toEqual([
    { section: 'One', text: 'a | b', tests: ['x.ts: y', 'z.ts: q'], coverage: 'full' },
  ]);
});

test('a file, a title or a cell of the matrix that does not exist is reported', () => {
  const own = 'scripts/guarantees.test.mjs';
  const tests = [
    `${own}: no guarantee is listed twice`,
    `${own}: no such test`,
    'scripts/no-such.test.mjs: x',
    'e2e/matrix/matrix.spec.ts: mfe-quiz, entry, entry, 404',
    'e2e/matrix/matrix.spec.ts: mfe-quiz, entry, entry, 999',
    own,
  ];
  expect(missingTests(ROOT, tests)).toEqual([tests[1], tests[2], tests[4], tests[5]]);
});

test('titles are those of tests and groups, not of what else has such a text', () => {
  const source = `
    // test('in a comment', () => {});
    test.describe('a group', () => { it(\`of \${name}\`, () => expect('a text')); });
    test.each([['first', 1], ['second', 2]])('%s works', () => {});
    step('a step', () => {});`;
  expect([...titlesOf('x.ts', source)].toSorted()).toEqual(
    ['%s works', 'a group', 'first works', 'of ${name}', 'second works'].toSorted(),
  );
});
