import { test as base, expect } from '@playwright/test';
import type { Page, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';
import { answerAs, strugglingPersona, stretchedPersona } from '../../server/testing/quiz-personas';
import { moveQuizzesBack } from '../../server/testing/test-cluster';
import { TestApiClient } from './api';
import type { Account } from './api';
import { DATA_DIR_VARIABLE } from './paths';
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

type SignedInViewer = Exclude<Viewer, 'anonymous'>;
type WorkerFixtures = {
  /** Returns the account of a viewer, created once for each worker. Tests must not change these accounts. */
  accountOf: (viewer: SignedInViewer) => Promise<Account>;
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

/** Days between the two quizzes of a resident. */
const QUARTER = 91;

/** Registers an account and gives it the data of a viewer. */
async function createViewer(api: TestApiClient, viewer: SignedInViewer): Promise<Account> {
  const account = await api.register();
  if (viewer === 'newcomer') return account;
  if (viewer === 'resident') {
    await api.takeQuiz(account, answerAs(strugglingPersona));
    await moveQuizzesBack(process.env[DATA_DIR_VARIABLE] ?? '', account.email, QUARTER);
    await api.takeQuiz(account, answerAs(stretchedPersona), { start: 'restart' });
    return account;
  }
  await api.answerQuiz(account);
  await api.importBankFile(account);
  await api.addGoal(account, {
    name: 'New tyres',
    target_cents: 118_000,
    date: '2050-01-31',
    per_payday_cents: 13_000,
    saved: { type: 'by_hand', saved_cents: 42_000, saved_on: '2026-11-01' },
  });
  return account;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  accountOf: [
    async ({ browserName }, use, workerInfo) => {
      const api = new TestApiClient(workerInfo.project.use.baseURL ?? browserName);
      const accounts: Partial<Record<SignedInViewer, Promise<Account>>> = {};
      await use((viewer) => (accounts[viewer] ??= createViewer(api, viewer)));
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
  become: async ({ page, baseURL, accountOf }, use) => {
    await use(async (viewer, theme) => {
      if (viewer !== 'anonymous') await signInBrowser(page, baseURL ?? '', await accountOf(viewer));
      await fillLocalStorage(page, baseURL ?? '', { theme });
    });
  },
});

export { expect };
export type { Page };
