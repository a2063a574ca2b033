import type { Page } from '@playwright/test';
import { alteredCode } from '@verdant/federation/faults';
import { failureScreen } from '@verdant/federation/testing';
import { QuizPage } from '../models/quiz-page';
import { isSameDocument, markDocument, navigate } from '../support/document';
import { breakFiles } from '../support/faults';
import { watchReports } from '../support/load-reports';
import { changeRegistry, countFiles, releaseAltered } from '../support/released-files';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

const ENTRY = '**/remotes/mfe-quiz/static/js/remote-entry.*';
const CHUNK = '**/remotes/mfe-quiz/static/js/page-onboarding.*';
const STYLE = '**/remotes/mfe-quiz/static/css/page-onboarding.*';
const complaints = [
  /ERR_|Failed to load resource|Failed to find a valid digest|Refused to|preload|mfe-quiz|mfe_quiz|Uncaught/,
];

/** Presses Try again, and sees the quiz arrive in the same document. */
async function recover(page: Page): Promise<void> {
  await markDocument(page);
  await failureScreen(page).tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

const files = [
  ['entry', ENTRY],
  ['chunk', CHUNK],
  ['style', STYLE],
] as const;

test(
  'a file that is not the released one is not used @g-hashes',
  { tag: '@rest' },
  async ({ page, account: _account, problems }) => {
    problems.expect(...complaints);
    const repair = await breakFiles(page, CHUNK, { fault: 'wrong-hash' });
    await page.goto('/onboarding');
    const failure = failureScreen(page);
    await expect(failure.screen).toContainText('did not arrive as we published it');
    expect(await failure.readDetails()).toMatchObject({ finding: 'refused-integrity', status: '200', attempt: '1' });
    await repair();
    await recover(page);
  },
);

for (const [name, file] of files) {
  test(
    `${name}: one that hangs is requested again by Try again, long before its limit @g-waiting-screen`,
    { tag: '@rest' },
    async ({ page, account: _account, problems }) => {
      problems.expect(...complaints);
      await page.clock.install();
      await page.goto('/forgot-password');
      await settled(page, /password/i);
      await breakFiles(page, file, { fault: 'never', times: 1 });
      await markDocument(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      const requested = page.waitForRequest(file);
      await navigate(page, '/onboarding');
      await requested;
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await page.clock.runFor(7_900);
      await expect(tryAgain).toHaveCount(0);
      await page.clock.runFor(200);
      await page.clock.resume();
      await tryAgain.click();
      await expect(new QuizPage(page).heading).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test(
  'a user who returns to a page that hangs gets Try again at once @g-waiting-screen',
  { tag: '@rest' },
  async ({ page, account: _account, problems }) => {
    problems.expect(...complaints);
    await page.clock.install();
    await page.goto('/budget');
    await settled(page, /budget/i);
    await breakFiles(page, CHUNK, { fault: 'never', times: 1 });
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested = page.waitForRequest(CHUNK);
    await navigate(page, '/onboarding');
    await requested;
    await page.clock.runFor(5_000);
    await navigate(page, '/budget');
    await expect(page.getByRole('heading', { level: 1, name: /budget/i })).toBeVisible();
    await page.clock.runFor(4_000);
    await navigate(page, '/onboarding');
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.clock.resume();
    await tryAgain.click();
    await expect(new QuizPage(page).heading).toBeVisible();
  },
);

test('a file without a hash in the registry is not even requested @g-no-hash-no-request', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await changeRegistry(page, 'mfe-quiz', ({ integrity }) => ({
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => !file.includes('page-onboarding'))),
  }));
  const counts = countFiles(page, 'mfe-quiz');
  await page.goto('/onboarding');
  expect(await failureScreen(page).readDetails()).toMatchObject({
    stage: 'chunk',
    finding: 'no-integrity',
    chunk: 'page-onboarding',
  });
  expect([...counts.keys()].filter((file) => file.includes('page-onboarding'))).toEqual([]);
});

test('a transient fault is retried, and no failure is shown', async ({ page, account: _account, problems }) => {
  problems.expect(...complaints);
  await breakFiles(page, ENTRY, { fault: 'reset', times: 2 });
  await page.goto('/onboarding');
  await expect(page.getByRole('main')).toContainText('Trying again...');
  await expect(new QuizPage(page).heading).toBeVisible();
});

test('a remote that stays down is requested three times per try, and not in between @g-transient-retries', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  const counts = countFiles(page, 'mfe-quiz');
  const entries = () =>
    [...counts].filter(([file]) => file.includes('remote-entry')).reduce((sum, [, count]) => sum + count, 0);
  await page.clock.install();
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await breakFiles(page, '**/remotes/mfe-quiz/**', { fault: 'reset' });
  await navigate(page, '/onboarding');
  const failure = failureScreen(page);
  await expect(failure.screen).toBeVisible();
  expect(entries()).toBe(3);
  await page.mouse.move(10, 10);
  await page.clock.runFor(60_000);
  expect(entries()).toBe(3);
  await failure.tryAgain.click();
  await expect(failure.screen).toBeHidden();
  await expect(failure.screen).toBeVisible();
  expect(entries()).toBe(6);
  expect((await failure.readDetails()).attempt).toBe('2');
});

for (const [name, file, alter, expected] of [
  ['entry that throws', /remote-entry/, () => 'throw new Error("entry");', { stage: 'evaluate', finding: 'throws' }],
  ['entry that is empty', /remote-entry/, () => '', { stage: 'evaluate', finding: 'empty' }],
  ['chunk that registers nothing', /page-onboarding.*js$/, () => ';', { stage: 'chunk', finding: 'empty' }],
] as const) {
  test(
    `${name}: typed, and Try again recovers @g-try-again`,
    { tag: '@rest' },
    async ({ page, baseURL, account: _account, problems }) => {
      problems.expect(...complaints);
      const undo = await releaseAltered(page, baseURL ?? '', { remote: 'mfe-quiz', file, alter });
      const reported = await watchReports(page);
      await page.goto('/onboarding');
      expect(await failureScreen(page).readDetails()).toMatchObject({
        reason: 'error',
        ...expected,
      });
      undo();
      await recover(page);
      // Reported as a load that failed, and not again as an error that nothing caught.
      await expect.poll(() => reported().map(({ outcome }) => outcome)).toContain('failed');
      expect(reported().map(({ outcome }) => outcome)).not.toContain('threw');
    },
  );
}

for (const [name, file] of files) {
  test(
    `${name}: a network that is lost while one hangs is named, and the page opens once it is back @g-network-lost`,
    { tag: '@rest' },
    async ({ page, context, account: _account, problems }) => {
      problems.expect(...complaints);
      await page.goto('/forgot-password');
      await settled(page, /password/i);
      await breakFiles(page, file, { fault: 'never', times: 1 });
      const requested = page.waitForRequest(file);
      await navigate(page, '/onboarding');
      await requested;
      await context.setOffline(true);
      await expect(page.getByRole('main')).toContainText('You are offline. This page carries on');
      await context.setOffline(false);
      await expect(new QuizPage(page).heading).toBeVisible();
    },
  );
}

const throwsAtRender = (text: string) =>
  String(alteredCode({ remote: 'mfe-quiz', stage: 'render', fault: 'throws' }, Buffer.from(text)));

test(
  'the previous release is the fallback for one that throws at render @g-previous-release-render',
  { tag: '@rest' },
  async ({ page, baseURL, account: _account, problems }) => {
    problems.expect(...complaints);
    await releaseAltered(page, baseURL ?? '', {
      remote: 'mfe-quiz',
      file: /page-onboarding.*js$/,
      alter: throwsAtRender,
      // Its files are those of the build.
      more: ({ entry, integrity }) => ({
        version: '9.0.0',
        previous: { version: '1.0.0', url: '/previous/', entry, integrity },
      }),
    });
    const reported = await watchReports(page);
    const previous = /\/previous\//;
    await page.route(previous, (route) =>
      route.continue({ url: route.request().url().replace(previous, '/remotes/mfe-quiz/') }),
    );
    await page.goto('/onboarding');
    await expect(new QuizPage(page).heading).toBeVisible();
    await expect
      .poll(() => reported().map(({ version, stage, detail, outcome }) => [version, stage, detail, outcome]))
      .toEqual([['9.0.0', 'render', 'throws', 'fell_back']]);
  },
);
