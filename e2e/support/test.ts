import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { Api } from './api';
import type { Account } from './api';
import { Problems } from './problems';

type Fixtures = {
  api: Api;
  /** What the browser complained about; unexpected complaints fail the test. */
  problems: Problems;
  /** A new account, in the browser's storage before the first page loads. */
  account: Account;
};

/**
 * Puts values where the product keeps them (spec 3), once: what the pages do with them later stays done.
 * A script for every new page would run in other documents too, and put back what was removed.
 */
export async function fillStorage(
  context: BrowserContext,
  baseUrl: string,
  values: Record<string, string>,
): Promise<void> {
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>storage</title>' }));
  await page.goto(baseUrl);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(values),
  );
  await page.close();
}

/** Signs in without the form. */
export async function signInBrowser(
  context: BrowserContext,
  baseUrl: string,
  { authorization }: Pick<Account, 'authorization'>,
): Promise<void> {
  await fillStorage(context, baseUrl, { token: authorization });
}

export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => use(new Api(baseURL ?? '')),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ api, context, baseURL }, use) => {
    const account = await api.register();
    await signInBrowser(context, baseURL ?? '', account);
    await use(account);
  },
});

export { expect };
export type { Page };
