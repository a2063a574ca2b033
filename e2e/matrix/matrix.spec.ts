import { test as base } from '@playwright/test';
import { TestApiClient } from '../support/api';
import { BASE_URL_VARIABLE, CONTROL_URL_VARIABLE } from '../support/paths';
import { matrixCells, guaranteeTags, titleOf } from './cells';
import { runCell } from './run-cell';
import type { ServerUrls } from './visit';

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the set-up of the matrix did not run`);
  return value;
}

const test = base.extend<object, { urls: ServerUrls; signedIn: Record<string, string> }>({
  urls: [
    async ({ browserName: _browser }, use) => {
      await use({ baseUrl: variable(BASE_URL_VARIABLE), controlUrl: variable(CONTROL_URL_VARIABLE) });
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ urls }, use) => use({ token: (await new TestApiClient(urls.baseUrl).register()).authorization }),
    { scope: 'worker' },
  ],
});

for (const cell of matrixCells) {
  test(titleOf(cell), { tag: guaranteeTags(cell) }, async ({ browser, urls, signedIn }) => {
    await runCell(browser, { cell, urls, signedIn });
  });
}
