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

/** Puts the token where the product keeps it (spec 3), once: what the page does with it later stays done. */
export async function signInBrowser(context: BrowserContext, baseUrl: string, { authorization }: Pick<Account, 'authorization'>): Promise<void> {
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>storage</title>' }));
  await page.goto(baseUrl);
  await page.evaluate((token) => localStorage.setItem('token', token), authorization);
  await page.close();
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
