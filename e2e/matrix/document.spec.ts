import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DOCUMENT, documentedCells, runCells } from './document';

test('docs/chunk-failures.md has the cells that are run (npm run test:matrix -- --update writes it)', () => {
  expect(documentedCells(readFileSync(DOCUMENT, 'utf8'))).toEqual(runCells());
});
