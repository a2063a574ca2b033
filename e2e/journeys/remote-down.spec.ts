import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { isSameDocument, markDocument } from '../support/document';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

const QUIZ_FILES = '**/remotes/mfe-quiz/**';
const expectedComplaints = [/ERR_FAILED|Failed to load resource/, /mfe-quiz|mfe_quiz|RemoteLoadError/];

test('a remote that is down breaks nothing else, and recovers without a reload', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...expectedComplaints);
  await page.route(QUIZ_FILES, (route) => route.abort());
  await page.goto('/onboarding');

  const failure = failureScreen(page);
  await expect(failure.screen).toBeVisible();
  const details = await failure.readDetails();
  expect(details.part).toMatch(/^mfe-quiz \d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  expect(details.reason).toBe('error');
  expect(details.address).toContain('/remotes/mfe-quiz/');

  const navbar = new Navbar(page);
  await navbar.goTo('Spending');
  await settled(page, /spending/i);
  await expect(navbar.current).toHaveText('Spending');
  await navbar.goTo('Overview');
  await settled(page, /^Welcome back, /);

  await page.goBack();
  await page.goBack();
  await expect(failure.screen).toBeVisible();

  await page.unroute(QUIZ_FILES);
  await markDocument(page);
  await failure.tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('trying again while the remote is still down reports it again', async ({ page, account: _account, problems }) => {
  problems.expect(...expectedComplaints);
  await page.route(QUIZ_FILES, (route) => route.abort());
  await page.goto('/onboarding');
  const failure = failureScreen(page);
  const first = Number((await failure.readDetails()).attempt);
  await failure.tryAgain.click();
  await expect(async () => {
    expect(Number((await failure.readDetails()).attempt)).toBe(first + 1);
  }).toPass();
});

test('files that are gone are reported as missing', async ({ page, account: _account, problems }) => {
  problems.expect(...expectedComplaints);
  await page.route(QUIZ_FILES, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }));
  await page.goto('/onboarding');
  const failure = failureScreen(page);
  await expect(failure.screen).toContainText('missing');
  const details = await failure.readDetails();
  expect(details.reason).toBe('missing');
  expect(details.status).toBe('404');
});

test('only the slot that fails is missing: profile settings do not break the page', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load resource/, /mfe-account|mfe_account|RemoteLoadError/);
  await page.goto('/spending');
  await settled(page, /spending/i);
  await page.route('**/remotes/mfe-account/**', (route) => route.abort());
  await new Navbar(page).openProfileSettings();
  const dialog = page.getByRole('dialog', { name: 'Profile settings did not load' });
  await expect(dialog).toContainText('mfe-account');
  await page.unroute('**/remotes/mfe-account/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
});
