import { test as base, expect } from '@playwright/test';
import type { Page, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';
import { TestApiClient } from './api';
import type { Account } from './api';
import type { Viewer } from './screens';
import { fillLocalStorage } from './storage';

/** Always allowed error: all browsers of a run share one IP address, and can exceed the address's limit of load reports. */
const TOO_MANY_REPORTS = /429 .*\/load-reports\)$/;

/** A recorder of console errors and uncaught errors. A test declares the errors that it expects. */
class BrowserProblems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [TOO_MANY_REPORTS];

  private readonly onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    this.found.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  };
  private readonly onError = (error: WebError) => {
    this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  };

  watch(context: BrowserContext): void {
    context.on('console', this.onConsole);
    context.on('weberror', this.onError);
  }

  /** Fails if there were unexpected errors. Runs before the context is closed, because closing causes errors. */
  check(context: BrowserContext): void {
    context.off('console', this.onConsole);
    context.off('weberror', this.onError);
    const unexpected = this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser complained').toEqual([]);
  }

  /** Allows complaints that match a pattern, including earlier complaints of this test. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }
}

type WorkerFixtures = {
  /** A newcomer and a resident for each worker. Tests must not change these accounts. */
  accounts: Record<Exclude<Viewer, 'anonymous'>, Account>;
};
type Fixtures = {
  api: TestApiClient;
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
  await fillLocalStorage(page, baseUrl, { token: authorization });
}

const tokenOf = (viewer: Viewer, accounts: WorkerFixtures['accounts']): Record<string, string> =>
  viewer === 'anonymous' ? {} : { token: accounts[viewer].authorization };

export const test = base.extend<Fixtures, WorkerFixtures>({
  accounts: [
    async ({ browserName }, use, workerInfo) => {
      const api = new TestApiClient(workerInfo.project.use.baseURL ?? browserName);
      const [newcomer, resident] = await Promise.all([api.register(), api.register()]);
      await api.answerQuiz(resident);
      await use({ newcomer, resident });
    },
    { scope: 'worker' },
  ],
  api: async ({ baseURL }, use) => use(new TestApiClient(baseURL ?? '')),
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
    await use((viewer, theme) => fillLocalStorage(page, baseURL ?? '', { ...tokenOf(viewer, accounts), theme }));
  },
});

export { expect };
export type { Page };
