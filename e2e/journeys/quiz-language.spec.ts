import * as v from 'valibot';
import { activeQuiz } from '@verdant/shared/contract';
import { QuizPage } from '../models/quiz-page';
import { overflow } from '../support/screens';
import { fillStorage } from '../support/storage';
import { watchReports } from '../support/load-reports';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const NARROW = { width: 375, height: 812 };

/** The question in a response of the server that this page gets next. */
async function nextQuestion(page: Page, call: 'start' | 'continue') {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname.endsWith(`/adaptive-quiz/${call}`));
  return v.parse(activeQuiz, await response.json()).question;
}

test('a quiz in German goes on in Spanish, with the same question and the unsent answer', async ({
  page,
  account: _account,
  baseURL,
}) => {
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  await page.setViewportSize(NARROW);
  const quiz = new QuizPage(page);
  const started = nextQuestion(page, 'start');
  await quiz.open();
  const german = await started;
  await expect(quiz.question).toHaveText(german.text);
  await expect(page.getByText('Frage 1 von 10')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const given = await quiz.choose('last');

  const continued = nextQuestion(page, 'continue');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Profileinstellungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Präferenzen' }).click();
  await dialog.getByLabel('Sprache').selectOption('es');
  await dialog.getByRole('button', { name: 'Änderungen speichern' }).click();
  const spanish = await continued;

  expect(spanish.id).toBe(german.id);
  expect(spanish.text).not.toBe(german.text);
  await expect(quiz.question).toHaveText(spanish.text);
  await expect(page.getByText('Pregunta 1 de 10')).toBeVisible();
  await expect(dialog).toBeHidden();
  await given.isStillPresent();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await quiz.send.click();
  await expect(page.getByText('Pregunta 2 de 10')).toBeVisible();
});

test.describe('a visitor with a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('sees French from the first byte, and can choose another language that stays', async ({ page }) => {
    // A part of the page that is not hydrated yet when the language changes is rendered again.
    await watchReports(page);
    const response = await page.goto('/');
    expect(await response?.text()).toContain('<html lang="fr"');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle('Verdant | Le bilan complet de votre santé financière');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre partenaire bien-être financier');

    await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Partner für gesunde Finanzen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Partner für gesunde Finanzen');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  });

  test('finds the choice in the menu of a phone', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'English' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('a visitor whose browser requests a language that Verdant lacks', () => {
  test.use({ locale: 'ja-JP' });

  test('sees English', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  });
});
