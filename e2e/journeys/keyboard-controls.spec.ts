import { DashboardPage } from '../models/dashboard-page';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { expect, test } from '../support/test';

test('period tabs: arrows move and wrap, Home and End jump, Tab leaves the list', async ({
  page,
  account: _account,
}) => {
  await page.goto('/budget');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Current').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Next'],
    ['ArrowRight', 'Previous'],
    ['ArrowLeft', 'Next'],
    ['Home', 'Previous'],
    ['End', 'Next'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab('Next')).toBeFocused();
});

test('profile settings: tabs by arrows, switches by Space, Escape returns the focus to the account menu', async ({
  page,
  account: _account,
}) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Profile').focus();
  await page.keyboard.press('ArrowRight');
  await expect(settings.tab('Notifications')).toBeFocused();
  const marketing = settings.dialog.getByRole('switch', { name: 'Marketing Emails' });
  await marketing.focus();
  await page.keyboard.press('Space');
  await expect(marketing).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});

test('a single choice moves by arrows, a multiple one by Space, and Enter sends', async ({
  page,
  account: _account,
}) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  const radios = quiz.options.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await quiz.expectQuestion(2);
  const boxes = quiz.options.getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
});

for (const [panel, title] of [
  ['Recent Transactions', 'Transactions'],
  ['Spending by Category', 'Spending Analysis'],
  ['Savings Goals Progress', 'Savings Goals'],
] as const) {
  test(`${title} opens by Enter, and Escape returns the focus`, async ({ page, account: _account }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    const opener = dashboard.panel(panel).getByRole('button', { name: /details/i });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the menu of small screens opens by Enter, and profile settings return the focus to it', async ({
  page,
  account: _account,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/budget');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('button', { name: 'Profile Settings' });
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Enter');
  const { dialog } = new ProfileSettings(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
