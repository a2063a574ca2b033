import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { isSameDocument, markDocument, navigateWithoutReload } from '../support/document';
import { breakFiles } from '../support/faults';
import { changeRemoteInRegistry, countFileRequests } from '../support/released-files';
import { waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';

const CHUNK = '**/remotes/mfe-quiz/static/js/page-onboarding.*';
const STYLE = '**/remotes/mfe-quiz/static/css/page-onboarding.*';
const complaints = [
  /ERR_|Failed to load resource|Failed to find a valid digest|Refused to|preload|mfe-quiz|mfe_quiz|Uncaught/,
];

test('Try again appears eight seconds after a style sheet request hangs, or at once on a second visit, and recovers @g-waiting-screen', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await page.clock.install();
  await page.goto('/budget');
  await waitUntilLoaded(page, /budget/i);
  await breakFiles(page, STYLE, { fault: 'never', times: 1 });
  await markDocument(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = page.waitForRequest(STYLE);
  await navigateWithoutReload(page, '/onboarding');
  await requested;
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await page.clock.runFor(7_900);
  await expect(tryAgain).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tryAgain).toBeVisible();
  await navigateWithoutReload(page, '/budget');
  await expect(page.getByRole('heading', { level: 1, name: /budget/i })).toBeVisible();
  await navigateWithoutReload(page, '/onboarding');
  await expect(tryAgain).toBeVisible();
  await page.clock.resume();
  await tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a file without an integrity hash in the registry is not requested, and its page shows a load failure @g-no-hash-no-request', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await changeRemoteInRegistry(page, 'mfe-quiz', ({ integrity }) => ({
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => !file.includes('page-onboarding'))),
  }));
  const counts = countFileRequests(page, 'mfe-quiz');
  await page.goto('/onboarding');
  expect(await failureScreen(page).readDetails()).toMatchObject({
    stage: 'chunk',
    finding: 'no-integrity',
    chunk: 'page-onboarding',
  });
  expect([...counts.keys()].filter((file) => file.includes('page-onboarding'))).toEqual([]);
});

test('a failure caused by a lost network is shown as such, and the page opens once the network is back @g-network-lost', async ({
  page,
  context,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await page.goto('/forgot-password');
  await waitUntilLoaded(page, /password/i);
  await breakFiles(page, CHUNK, { fault: 'never', times: 1 });
  const requested = page.waitForRequest(CHUNK);
  await navigateWithoutReload(page, '/onboarding');
  await requested;
  await context.setOffline(true);
  await expect(page.getByRole('main')).toContainText('You are offline. This page carries on');
  await context.setOffline(false);
  await expect(new QuizPage(page).heading).toBeVisible();
});

test('profile settings that fail to load show the failure in a dialog, and Try again opens the settings @g-isolated-failure @rest', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /mfe-account|mfe_account|RemoteLoadError/);
  await page.goto('/spending');
  await waitUntilLoaded(page, /spending/i);
  const repair = await breakFiles(page, '**/remotes/mfe-account/**', { fault: 'reset' });
  await new Navbar(page).openProfileSettings();
  const dialog = page.getByRole('dialog', { name: 'Profile settings did not load' });
  await expect(dialog).toContainText('mfe-account');
  await repair();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
});

const SIGN_IN = '**/remotes/mfe-account/static/js/page-sign-in.*';

test('a page whose files were removed offers a reload once a newer version is released, and the reload opens the page @g-files-gone', async ({
  page,
  problems,
}) => {
  problems.expect(/404|Failed to load resource|mfe-account/);
  await page.goto('/');
  const repair = await breakFiles(page, SIGN_IN, { fault: '404' });
  const asked = page.waitForResponse('**/api/v1/registry');
  await navigateWithoutReload(page, '/sign-in');
  await (await asked).finished();
  const failure = failureScreen(page);
  await expect(failure.screen).toContainText('A part of it is missing on our side.');
  await expect(failure.tryAgain).toBeVisible();
  await expect(failure.reload).toHaveCount(0);

  await page.route('**/api/v1/registry', (route) => route.fulfill({ json: { id: 'another-id' } }));
  await failure.tryAgain.click();
  await expect(failure.screen).toContainText('A newer version of Verdant is ready');
  await repair();
  await Promise.all([page.waitForEvent('load'), failure.reload.click()]);
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
