import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cellsOf, quickCells } from './cells';
import type { Cell } from './cells';
import { DOCUMENT, documentedCells, rowsOf } from './document';
import { product } from './product';

test('docs/chunk-failures.md has the cells that are run (npm run test:matrix -- --update writes it)', () => {
  expect(documentedCells(readFileSync(DOCUMENT, 'utf8'))).toEqual(rowsOf(cellsOf(product)));
});

test('the quick cells are every fault of every kind of file, and every remote with every kind of file', () => {
  const cells = cellsOf(product);
  const quick = [...quickCells(cells)];
  const faults = (some: readonly Cell[]) =>
    new Set(some.map(({ stage, target, fault }) => `${stage} ${target} ${fault}`));
  expect(faults(quick)).toEqual(faults(cells));
  const files = (some: readonly Cell[]) =>
    new Set(
      some
        .filter(({ target }) => /^(?:entry|script|style)$/.test(target))
        .map(({ remote, target }) => `${remote} ${target}`),
    );
  expect(files(quick)).toEqual(files(cells));
  expect(quick.length).toBeLessThan(50);
});
