import { test as base } from '@playwright/test';
import { BASE_URL_VARIABLE } from '../support/paths';
import { cellsOf, quickCells, titleOf } from './cells';
import type { Measured } from './document';
import { RESULT } from './document';
import { product } from './product';
import { runCell } from './run-cell';
import { CONTROL_VARIABLE } from './start-matrix';
import type { Places } from './visit';

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the set-up of the matrix did not run`);
  return value;
}

const test = base.extend<object, { places: Places; signedIn: Record<string, string> }>({
  places: [
    async ({ browserName: _browser }, use) => {
      await use({ baseUrl: variable(BASE_URL_VARIABLE), controlUrl: variable(CONTROL_VARIABLE) });
    },
    { scope: 'worker' },
  ],
  signedIn: [async ({ places }, use) => use(await product.signIn(places.baseUrl)), { scope: 'worker' }],
});

const cells = cellsOf(product);
const quick = quickCells(cells);

for (const cell of cells) {
  test(titleOf(cell), { tag: quick.has(cell) ? [] : '@rest' }, async ({ browser, places, signedIn }, info) => {
    const result = await runCell(browser, { host: product, cell, places, signedIn });
    const measured: Measured = { title: titleOf(cell), ...result };
    info.annotations.push({ type: RESULT, description: JSON.stringify(measured) });
  });
}
