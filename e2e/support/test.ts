import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Api } from './api';
import type { Account } from './api';
import { BrowserProblems } from './problems';
import type { Viewer } from './screens';
import { fillStorage } from './storage';

type WorkerFixtures = {
  /** One newcomer and one resident for each worker. Tests must not change these accounts. */
  accounts: Record<Exclude<Viewer, 'anonymous'>, Account>;
};
type Fixtures = {
  api: Api;
  /** Errors and warnings of the browser. An unexpected error fails the test. */
  problems: BrowserProblems;
  /** A new account, whose token is in the page's storage before its first document runs. */
  account: Account;
  /** The account of the fixture `account`, after it has taken the quiz. */
  resident: Account;
  /** Fills the page's storage as if the viewer had signed in and chosen this theme earlier. */
  become: (viewer: Viewer, theme: 'light' | 'dark') => Promise<void>;
};

/** Signs the user in by storing the token, without the sign-in form. */
export async function signInBrowser(
  page: Page,
  baseUrl: string,
  { authorization }: Pick<Account, 'authorization'>,
): Promise<void> {
  await fillStorage(page, baseUrl, { token: authorization });
}

const tokenOf = (viewer: Viewer, accounts: WorkerFixtures['accounts']): Record<string, string> =>
  viewer === 'anonymous' ? {} : { token: accounts[viewer].authorization };

export const test = base.extend<Fixtures, WorkerFixtures>({
  accounts: [
    async ({ browserName }, use, workerInfo) => {
      const api = new Api(workerInfo.project.use.baseURL ?? browserName);
      const [newcomer, resident] = await Promise.all([api.register(), api.register()]);
      await api.answerQuiz(resident);
      await use({ newcomer, resident });
    },
    { scope: 'worker' },
  ],
  api: async ({ baseURL }, use) => use(new Api(baseURL ?? '')),
  problems: async ({ browserName: _browser }, use) => use(new BrowserProblems()),
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
    problems.check(context);
  },
  account: async ({ api, page, baseURL }, use) => {
    const account = await api.register();
    await signInBrowser(page, baseURL ?? '', account);
    await use(account);
  },
  resident: async ({ api, account }, use) => {
    await api.answerQuiz(account);
    await use(account);
  },
  become: async ({ page, baseURL, accounts }, use) => {
    await use((viewer, theme) => fillStorage(page, baseURL ?? '', { ...tokenOf(viewer, accounts), theme }));
  },
});

export { expect };
export type { Page };
