import { SignUpPage } from '../models/account-pages';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { openScreen } from '../support/screens';
import { expect, test } from '../support/test';
import type { Locator } from '@playwright/test';

/* The layout of whole pages is tested in pages.spec.ts. */

/** Resolves to the width by which the content of an element overflows, in CSS pixels. */
const beyond = (element: Locator) => element.evaluate((node) => node.scrollWidth - node.clientWidth);

const NARROW = [320, 375];

test('on narrow screens every tab of the settings is inside the dialog when selected', async ({
  page,
  account: _account,
}) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await settings.dialog.boundingBox();
    const tabs = await settings.dialog.getByRole('tab').all();
    await settings.dialog.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('Home');
    for (const tab of tabs) {
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const box = await tab.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(dialog?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await page.keyboard.press('ArrowRight');
    }
    expect(await beyond(settings.dialog)).toBe(0);

    await page.keyboard.press('End');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(settings.tab('Profile')).toBeInViewport();
    await page.setViewportSize({ width, height: 800 });
    await expect(settings.tab('Privacy')).toHaveAttribute('aria-selected', 'true');
    await expect(settings.tab('Privacy')).toBeInViewport({ ratio: 1 });
  }
});

test('on narrow screens no table cell extends beyond the transactions dialog', async ({ page, become }) => {
  await become('resident', 'dark');
  await openScreen(page, { path: '/dashboard', heading: /^Welcome back/ });
  await page.getByRole('button', { name: 'Open details: Recent Transactions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transactions' });
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => beyond(dialog)).toBe(0);
    const edge = await dialog.boundingBox();
    for (const cell of await dialog.getByRole('cell').all()) {
      const box = await cell.boundingBox();
      if (!box) continue;
      expect(box.x + box.width).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
      expect(await beyond(cell)).toBe(0);
    }
  }
});

test('an invalid field stays red on hover', async ({ page }) => {
  await openScreen(page, { path: '/sign-in', heading: 'Sign in to your account' });
  const email = page.getByLabel('Email');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.mouse.move(0, 0);
  const colour = () =>
    email.evaluate(async (node) => {
      await Promise.allSettled(node.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(node).borderTopColor;
    });
  const red = await colour();
  await email.hover();
  expect(await colour()).toBe(red);
});

const CHUNK = /\/password-strength\.[0-9a-f]+\.js$/;

// A layout shift must not move the submit button away from the pointer, because a user's click would then miss the button.
test('the code of the password strength check loads when a password is typed, and the result does not move the submit button', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  const requested: string[] = [];
  await page.route(CHUNK, async (route) => {
    requested.push(route.request().url());
    await held;
    await route.continue();
  });
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(signUp.heading).toBeVisible();
  await signUp.field('First name').fill('Wilhelmina');
  expect(requested).toEqual([]);
  await signUp.field('Password').fill('kangaroo umbrella thirteen');
  await expect.poll(() => requested).toHaveLength(1);
  await page.evaluate(async () => document.fonts.ready);
  const before = await signUp.submit.boundingBox();
  arrive();
  await expect(page.getByText('Strong password', { exact: true })).toBeVisible();
  expect(await signUp.submit.boundingBox()).toEqual(before);
});

/** Clicks a control, and checks that the click changes the look of the control. */
async function expectToLookChosen(control: Locator): Promise<void> {
  const page = control.page();
  const before = await control.screenshot();
  await control.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await control.screenshot()).equals(before)).toBe(false);
}

test('in forced colours, a chosen option and a switch that is on look different from the others', async ({
  page,
  account: _account,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const quiz = new QuizPage(page);
  await quiz.open();
  await expectToLookChosen(quiz.options.first());
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Notifications').click();
  await expectToLookChosen(settings.toggle('Marketing Emails'));
});
