import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { isSameDocument, markDocument } from '../support/document';
import { breakFiles } from '../support/faults';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

test('a remote that is down breaks nothing else, and recovers without a reload @g-isolated-failure @g-navbar-works', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /mfe-quiz|mfe_quiz|RemoteLoadError/);
  const repair = await breakFiles(page, '**/remotes/mfe-quiz/**', { fault: 'reset' });
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

  await repair();
  await markDocument(page);
  await failure.tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('only the slot that fails is missing: profile settings do not break the page @g-isolated-failure @rest', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /mfe-account|mfe_account|RemoteLoadError/);
  await page.goto('/spending');
  await settled(page, /spending/i);
  const repair = await breakFiles(page, '**/remotes/mfe-account/**', { fault: 'reset' });
  await new Navbar(page).openProfileSettings();
  const dialog = page.getByRole('dialog', { name: 'Profile settings did not load' });
  await expect(dialog).toContainText('mfe-account');
  await repair();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
});
