import type { BrowserContext } from '@playwright/test';
import { Api } from './api';
import type { Account } from './api';
import type { Viewer } from './screens';
import { signInBrowser, test as base } from './test';

type WorkerFixtures = { accounts: Record<Exclude<Viewer, 'anonymous'>, Account> };
type Fixtures = { become: (viewer: Viewer) => Promise<void> };

/** For tests that only look: one newcomer and one resident a worker, instead of new accounts every time. */
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
  become: async ({ context, baseURL, accounts }, use) => {
    await use(async (viewer) => {
      if (viewer !== 'anonymous') await signInBrowser(context, baseURL ?? '', accounts[viewer]);
    });
  },
});

/** The theme as somebody who chose it before would have it. */
export async function chooseTheme(context: BrowserContext, theme: 'light' | 'dark'): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

export { expect } from './test';
