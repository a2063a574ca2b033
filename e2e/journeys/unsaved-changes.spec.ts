import type { Locator } from '@playwright/test';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { isSameDocument, markDocument, openPage } from '../support/document';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const SCRIPT = 'leave-dialog';

/** The dialog that asks for confirmation before a user leaves a page with unsaved changes. */
class LeaveDialog {
  readonly dialog: Locator;
  readonly stay: Locator;
  readonly leave: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    this.stay = this.dialog.getByRole('button', { name: 'Stay', exact: true });
    this.leave = this.dialog.getByRole('button', { name: 'Leave', exact: true });
  }

  /** Waits for the dialog's script, which loads after the first unsaved change. Until then the browser's dialog asks. */
  async untilLoaded(): Promise<void> {
    const isRequested = () =>
      this.page.evaluate(
        (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
        SCRIPT,
      );
    await expect.poll(isRequested).toBe(true);
    await expect(this.page.locator(`script[src*="${SCRIPT}"]`)).toHaveCount(0);
  }
}

/** Opens the Budget page, then the page of answers, and changes one answer without saving. */
async function changeAnAnswer(page: Page): Promise<{ rows: Locator; save: Locator }> {
  await openPage(page, '/savings');
  await new Navbar(page).goTo('Budget');
  await expect(page).toHaveURL(/\/budget$/);
  await page.evaluate(() => {
    history.pushState(null, '', '/quiz/answers');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const main = page.getByRole('main');
  const change = page.getByRole('button', { name: /^Change: / });
  const save = main.getByRole('button', { name: 'Save', exact: true });
  await change.first().click();
  await main
    .locator('form label')
    .filter({ hasNot: page.locator(':checked') })
    .first()
    .click();
  await expect(save).toBeEnabled();
  await new LeaveDialog(page).untilLoaded();
  return { rows: main.getByRole('listitem').filter({ has: change }), save };
}

test('the back button asks for confirmation while changes are unsaved, and the history order is unchanged afterwards', async ({
  page,
  resident: _resident,
}) => {
  const answers = await changeAnAnswer(page);
  const { dialog, stay, leave } = new LeaveDialog(page);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/quiz\/answers$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(answers.save).toBeEnabled();

  await page.evaluate(() => history.go(-2));
  await expect(dialog).toBeVisible();
  await stay.click();
  await page.evaluate(() => history.back());
  await leave.click();
  await expect(page).toHaveURL(/\/budget$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Budget/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/savings$/);
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(/\/quiz\/answers$/);
  await expect(answers.rows.first()).toBeVisible();
});

test('logging out asks for confirmation while changes are unsaved', async ({ page, resident: _resident }) => {
  await changeAnAnswer(page);
  const { dialog, stay, leave } = new LeaveDialog(page);
  const navbar = new Navbar(page);
  await navbar.logOut();
  await expect(dialog).toBeVisible();
  await stay.click();
  await navbar.expectSignedIn();
  await navbar.logOut();
  await leave.click();
  await navbar.expectSignedOut();
});

test('the back button asks for confirmation above the profile settings, and confirming closes the settings', async ({
  page,
  account: _account,
}) => {
  await openPage(page, '/savings');
  await new Navbar(page).goTo('Budget');
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  await settings.firstName.fill('Somebody');
  const leaving = new LeaveDialog(page);
  await leaving.untilLoaded();
  const { dialog, stay, leave } = leaving;
  await page.evaluate(() => history.back());
  await expect(dialog).toContainText('Your changes to the settings are not saved and will be lost.');
  await stay.click();
  await expect(settings.firstName).toHaveValue('Somebody');

  // Cancel discards the changes without asking for confirmation (spec 2).
  await settings.cancel.click();
  await expect(settings.dialog).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await settings.openAgain();
  await settings.firstName.fill('Somebody');
  await page.evaluate(() => history.back());
  await leave.click();
  await expect(page).toHaveURL(/\/savings$/);
  await expect(settings.dialog).toHaveCount(0);
});

test(
  'the reload to a newer version asks for confirmation once while changes are unsaved @g-newer-version',
  { tag: '@rest' },
  async ({ page, account: _account }) => {
    await page.route('**/api/v1/registry', (route) => route.fulfill({ json: { id: 'another-id' } }));
    await openPage(page, '/budget');
    await page.waitForResponse(/update-banner\..*js$/);
    const bar = page.getByRole('region', { name: 'New version' });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(bar).toBeVisible({ timeout: 500 });
    }).toPass();
    const settings = new ProfileSettings(page);
    await settings.openAgain();
    await settings.firstName.fill('Somebody');
    await markDocument(page);
    const unloads: string[] = [];
    page.on('dialog', (asked) => {
      unloads.push(asked.type());
      void asked.accept();
    });
    const leaving = new LeaveDialog(page);
    await leaving.untilLoaded();
    const { dialog, stay, leave } = leaving;
    // Dispatches the click event directly, because the settings dialog covers the bar with the button.
    const use = () => bar.getByRole('button', { name: 'Use it now' }).dispatchEvent('click');
    await use();
    await expect(dialog).toBeVisible();
    await stay.click();
    expect(await isSameDocument(page)).toBe(true);
    await use();
    await Promise.all([page.waitForEvent('load'), leave.click()]);
    expect(await isSameDocument(page)).toBe(false);
    expect(unloads).toEqual([]);
  },
);
