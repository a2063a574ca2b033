import { netBankCsv, repeatedPaymentRows } from '../../server/testing/bank-file';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';
import { collectLoadReports } from '../support/network';

/**
 * Replaces every text node by elements, as a browser's translator does. Reports an error if code later updates a replaced
 * text node, because the user does not see that change.
 */
function translate(): void {
  const replaced = new WeakSet<Node>();
  const untranslated = 'script, style, noscript, textarea, svg, font, [translate="no"]';

  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const outer = font();
    const inner = outer.appendChild(font());
    inner.textContent = text.data;
    replaced.add(text);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) replace(text);
  };
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (node instanceof Text) replace(node);
        else if (node instanceof Element && node.closest('body')) replaceIn(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    set(this: Node, value: string) {
      if (replaced.has(this) && this.nodeValue !== value) reportError(new Error(`No user sees the new text: ${value}`));
      own?.set?.call(this, value);
    },
  });
}

/** Adds elements to the body and to forms, as password managers and writing assistants do. */
function extend(): void {
  const added = new WeakSet<Element>();
  const add = (place: Element, where: InsertPosition) => {
    if (added.has(place)) return;
    added.add(place);
    place.insertAdjacentElement(where, document.createElement('fake-extension'));
  };
  new MutationObserver(() => {
    for (const body of document.querySelectorAll('body')) add(body, 'beforeend');
    for (const form of document.forms) add(form, 'afterbegin');
    for (const field of document.querySelectorAll('input, textarea')) add(field, 'afterend');
    // The fake extension removes its older elements.
    for (const old of document.querySelectorAll('fake-extension + fake-extension')) old.remove();
  }).observe(document, { childList: true, subtree: true });
}

/** Simulates a translator and an extension, which keep changing all later documents, so that hydration is impossible. */
async function simulateDocumentChanges(page: Page): Promise<void> {
  await collectLoadReports(page);
  await page.addInitScript(translate);
  await page.addInitScript(extend);
}

/* A test fails if React updates a text node that is no longer in the document, a page fails, or an error is not caught. */

test.beforeEach(async ({ page }) => {
  await simulateDocumentChanges(page);
});

/** Presses each button of the page once, and closes dialogs and menus that open with Escape. */
async function pressButtons(page: Page): Promise<void> {
  const count = await page.getByRole('main').getByRole('button').count();
  for (let index = 0; index < count; index += 1) {
    // Playwright's click would wait for a button that an earlier press has removed.
    await page.evaluate((at) => document.querySelectorAll<HTMLElement>('main button')[at]?.click(), index);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    await page.keyboard.press('Escape');
  }
}

test('a user can sign in after a wrong password while the browser is translating the document', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/401/);
  const user = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn({ ...user, password: 'not the password' });
  await expect(signIn.banner).toHaveText('Invalid email or password. Please try again.');
  await signIn.signIn(user);
  await expect(page).toHaveURL('/onboarding');
  await new Navbar(page).expectSignedIn();
});

test('a new user takes the quiz, imports a file and uses settings while the browser is translating the document @rest', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/the server responded with a status of 4\d\d/);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(newUser());
  const quiz = new QuizPage(page);
  await expect(page).toHaveURL('/onboarding');
  await quiz.answerAll();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/money/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(netBankCsv(repeatedPaymentRows(30, 4, 12, -2_550, 'NETFLIX.COM'))),
  });
  await page.getByRole('button', { name: 'Add 12 transactions' }).click();
  await expect(page.getByRole('heading', { name: '12 transactions added' })).toBeVisible();

  for (const path of ['/money/bills', '/money/transactions', '/spending', '/budget', '/savings', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    await pressButtons(page);
    await expect(page.getByText('This page did not load')).toHaveCount(0);
  }

  const settings = new ProfileSettings(page);
  await page.goto('/forgot-password');
  await settings.openAgain();
  for (const tab of ['Profile', 'Notifications', 'Preferences', 'Accounts', 'Security', 'Privacy'] as const) {
    await settings.tab(tab).click();
    await expect(settings.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }
  await settings.tab('Preferences').click();
  await settings.language.selectOption('de');
  await settings.save.click();
  await expect(page.getByRole('dialog', { name: 'Profileinstellungen' })).toBeVisible();
});
