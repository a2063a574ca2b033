import { ProfileSettings } from '../models/profile-settings';
import { pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.53', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  // Three follow those of the specification (docs/bank-link.md, decisions 31 and 35).
  const tabs = ['Profile', 'Notifications', 'Preferences', 'Connected accounts', 'Security', 'Privacy'];
  await expect(settings.dialog.getByRole('tab')).toHaveText(tabs);
  for (const name of ['Preferences', 'Notifications', 'Profile'] as const) {
    await settings.tab(name).click();
    await expect(settings.dialog.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(settings.dialog.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
});

sentence('2.54', 'a picture with an upload button that does nothing', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await expect(settings.dialog.getByRole('img', { name: 'Profile picture', exact: true })).toBeVisible();
  const calls = recordCalls(page);
  let choosers = 0;
  page.on('filechooser', () => {
    choosers += 1;
  });
  const before = await settings.dialog.innerText();
  await settings.dialog.getByRole('button', { name: 'Upload picture', exact: true }).click();
  await settings.firstName.focus();
  expect(await settings.dialog.innerText()).toBe(before);
  expect({ choosers, calls }).toEqual({ choosers: 0, calls: [] });
  await expect(settings.dialog.locator('input[type="file"]')).toHaveCount(0);
});

sentence('2.54', 'names, email and phone', async ({ page, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await expect(settings.firstName).toHaveValue(account.firstName);
  await expect(settings.lastName).toHaveValue(account.lastName);
  await expect(settings.email).toHaveValue(account.email);
  await expect(settings.phone).toHaveValue('');
  await expect(settings.email).not.toBeEditable();
  for (const field of [settings.firstName, settings.lastName, settings.phone]) await expect(field).toBeEditable();
  await settings.firstName.fill(' ');
  await settings.lastName.fill('');
  await settings.save.click();
  await expect(settings.firstName).toHaveAccessibleDescription('First name is required');
  await expect(settings.lastName).toHaveAccessibleDescription('Last name is required');
});

sentence('2.55', '', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Notifications').click();
  const toggles = settings.dialog.getByRole('switch');
  await expect(toggles).toHaveCount(3);
  await expect(settings.toggle('Email Notifications')).toBeChecked();
  await expect(settings.toggle('Push Notifications')).toBeChecked();
  await expect(settings.toggle('Marketing Emails')).not.toBeChecked();
  await settings.toggle('Push Notifications').click();
  await settings.toggle('Marketing Emails').click();
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await api.me(account)).toMatchObject({ notifications: { email: true, push: false, marketing: true } });
});

sentence('2.56', 'the choices', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Preferences').click();
  await expect(settings.theme.locator('option')).toHaveText(['Light', 'Dark', 'System']);
  await expect(settings.language.locator('option')).toHaveText(['English', 'Spanish', 'French', 'German']);
  await expect(settings.theme).toHaveValue('system');
  await expect(settings.language).toHaveValue('en');
});

sentence('2.56', 'a saved theme applies at once and is sent to the server', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Preferences').click();
  await settings.theme.selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.save.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(settings.saved).toBeVisible();
  expect(await api.me(account)).toMatchObject({ preferences: { theme: 'light', language: 'en' } });
});

sentence('2.56', 'a saved language applies at once, on the whole page', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Preferences').click();
  await settings.language.selectOption('de');
  await expect(settings.save).toHaveText('Save Changes');
  await settings.save.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Übersicht', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?');
  expect(await api.me(account)).toMatchObject({ preferences: { language: 'de' } });
});

sentence(
  '2.56',
  'System follows the system, live, until another theme is chosen',
  async ({ page, account: _account }) => {
    const html = page.locator('html');
    const storedTheme = () => page.evaluate(() => localStorage.getItem('theme'));
    await page.emulateMedia({ colorScheme: 'light' });
    const settings = new ProfileSettings(page);
    await settings.open();
    // It is what the list shows from the start, and acts only once it has been saved.
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await settings.tab('Preferences').click();
    await settings.theme.selectOption('dark');
    await settings.theme.selectOption('system');
    await settings.save.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await storedTheme()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await storedTheme()).toBe('light');

    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await storedTheme()).toBe('light');
  },
);

const waysToLeave: readonly [string, (settings: ProfileSettings) => Promise<void>][] = [
  ['Cancel', (settings) => settings.cancel.click()],
  ['the close icon', (settings) => settings.closeIcon.click()],
  ['a click on the backdrop', (settings) => settings.clickBackdrop()],
];
for (const [way, leave] of waysToLeave) {
  sentence('2.57', way, async ({ page, account }) => {
    const settings = new ProfileSettings(page);
    await settings.open();
    const calls = recordCalls(page);
    await settings.firstName.fill('Somebody');
    await settings.phone.fill('nonsense');
    await settings.save.click();
    await expect(settings.phone).toHaveAttribute('aria-invalid', 'true');
    await settings.tab('Notifications').click();
    await settings.toggle('Marketing Emails').click();
    await settings.tab('Preferences').click();
    await settings.theme.selectOption('light');
    await leave(settings);
    await expect(settings.dialog).toBeHidden();

    await settings.openAgain();
    await expect(settings.firstName).toHaveValue(account.firstName);
    await expect(settings.phone).toHaveValue('');
    await expect(settings.phone).not.toHaveAttribute('aria-invalid', 'true');
    await settings.tab('Notifications').click();
    await expect(settings.toggle('Marketing Emails')).not.toBeChecked();
    await settings.tab('Preferences').click();
    await expect(settings.theme).toHaveValue('system');
    expect(calls).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

sentence('2.57', 'a press that only ends on the backdrop does not close it', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.firstName.fill('Somebody');
  const field = await settings.firstName.boundingBox();
  await page.mouse.move((field?.x ?? 0) + 40, (field?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(8, 400);
  await page.mouse.up();
  await expect(settings.firstName).toHaveValue('Somebody');
});

sentence('2.58', '', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await expect(settings.save).toHaveText('Save Changes');
  const update = await pauseCall(page, { path: '/auth/me', method: 'PUT' });
  await settings.phone.fill('0412 345 678');
  await settings.save.click();
  await expect(settings.save).toHaveText('Saving...');
  // The busy button counts as disabled; a person may press it all the same.
  await settings.save.click({ force: true });
  await settings.phone.press('Enter');
  update.resume();
  await expect(settings.save).toHaveText('Save Changes');
  await expect(settings.saved).toBeVisible();
  expect(update.count()).toBe(1);
  expect(await api.me(account)).toMatchObject({ phone: '0412 345 678' });
});
