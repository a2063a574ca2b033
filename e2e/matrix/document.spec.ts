import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cellsOf } from './cells';
import { DOCUMENT, documentedRows, rowsOf } from './document';
import { product } from './product';

test('docs/chunk-failures.md has the cells that are run (npm run test:matrix -- --update writes it)', () => {
  expect(documentedRows(readFileSync(DOCUMENT, 'utf8'))).toEqual(rowsOf(cellsOf(product)));
});
