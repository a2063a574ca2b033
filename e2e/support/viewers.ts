import { Api } from './api';
import type { Account } from './api';
import type { Viewer } from './screens';
import { fillStorage, test as base } from './test';

type WorkerFixtures = { accounts: Record<Exclude<Viewer, 'anonymous'>, Account> };
type Fixtures = {
  /** Makes the browser that of somebody who chose this theme before. */
  become: (viewer: Viewer, theme: 'light' | 'dark') => Promise<void>;
};

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
    await use(async (viewer, theme) => {
      const signedIn: Record<string, string> = viewer === 'anonymous' ? {} : { token: accounts[viewer].authorization };
      await fillStorage(context, baseURL ?? '', { ...signedIn, theme });
    });
  },
});

export { expect } from './test';
