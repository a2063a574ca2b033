import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import guarantees from '../docs/guarantees.json';
import { sections, untestable } from '../e2e/conformance/sentences.json';
import { matrixCells, guaranteeTags } from '../e2e/matrix/cells';
import { catalogue } from '../federation/contract/faults';
import { listFilesBelow } from './testing/catalogues.mjs';
import { ROOT } from './lib/repository.mjs';

/**
 * Keys of all guarantees, faults of the fault lab, and sentences of the specification, as tests have them in their tags.
 */
const subjects = [
  ...Object.values(guarantees).flatMap((rows) => Object.keys(rows).map((id) => `@g-${id}`)),
  ...catalogue.map(({ stage, fault }) => `@g-fault-${stage}-${fault}`),
  ...Object.values(sections)
    .flatMap((sentences) => Object.keys(sentences))
    .filter((number) => untestable[number] === undefined)
    .map((number) => `@s-${number}`),
];

const titles = listFilesBelow()
  .filter((path) => /\.(?:test|spec)\.[a-z]+$|^e2e\//.test(path) && path !== 'scripts/coverage.test.mjs')
  .flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(/@[gs]-[\w.-]*\w/g) ?? []);
const tags = new Set([...titles, ...matrixCells.flatMap(guaranteeTags)]);

test('every guarantee, fault and sentence of the specification has a test with its tag', () => {
  expect(subjects.filter((subject) => !tags.has(subject))).toEqual([]);
});

test('every tag of a test names an existing guarantee, an existing fault or a sentence of the specification', () => {
  expect([...tags].filter((tag) => !subjects.includes(tag))).toEqual([]);
});
