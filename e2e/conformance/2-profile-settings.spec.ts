import type { Locator } from '@playwright/test';
import { languages } from '@verdant/shared/contract';
import { ProfileSettings } from '../models/profile-settings';
import { nextCall, responseOf, watchCalls } from '../support/calls';
import { failedCalls, recordCalls, spoilCall } from '../support/network';
import type { Spoil } from '../support/network';
import { expect } from '../support/test';
import type { LookAt, Page } from '../support/test';
import { sentence } from './sentence';

/** The modal of a newcomer, open on a page that draws nothing much. */
async function lookAtSettings(lookAt: LookAt): Promise<{ page: Page; settings: ProfileSettings }> {
  const page = await lookAt('/forgot-password', { viewer: 'newcomer' });
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  return { page, settings };
}

sentence(['2.53', '2.54', '5.4'], 'the tabs, and all of the first', async ({ lookAt, accounts }) => {
  const { page, settings } = await lookAtSettings(lookAt);
  const { dialog, firstName, lastName, email, phone } = settings;
  const calls = recordCalls(page);
  // Three follow those of the specification (docs/bank-link.md, decision 31).
  const tabs = ['Profile', 'Notifications', 'Preferences', 'Linked accounts', 'Security', 'Privacy'];
  await expect(dialog.getByRole('tab')).toHaveText(tabs);
  for (const name of ['Preferences', 'Notifications', 'Profile'] as const) {
    await settings.tab(name).click();
    await expect(dialog.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(dialog.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await expect(firstName).toHaveValue(accounts.newcomer.firstName);
  await expect(lastName).toHaveValue(accounts.newcomer.lastName);
  await expect(email).toHaveValue(accounts.newcomer.email);
  await expect(phone).toHaveValue('');
  await expect(email).not.toBeEditable();
  for (const field of [firstName, lastName, phone]) await expect(field).toBeEditable();

  await expect(dialog.getByRole('img', { name: 'Profile picture', exact: true })).toBeVisible();
  await expect(dialog.locator('input[type="file"]')).toHaveCount(0);
  let choosers = 0;
  page.on('filechooser', () => {
    choosers += 1;
  });
  const before = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Upload picture', exact: true }).click();
  await firstName.focus();
  expect(await dialog.innerText()).toBe(before);
  expect(choosers).toBe(0);

  await firstName.fill('  ');
  await lastName.fill('');
  await settings.tab('Preferences').click();
  await settings.save.click();
  await expect(settings.tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('First name is required');
  await expect(lastName).toHaveAccessibleDescription('Last name is required');
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
  expect(calls).toEqual([]);
  await settings.cancel.click();
});

sentence(['2.55', '2.56', '3.8', '3.9'], 'the choices and their defaults', async ({ lookAt }) => {
  const { settings } = await lookAtSettings(lookAt);
  await settings.tab('Notifications').click();
  await expect(settings.dialog.getByRole('switch')).toHaveCount(3);
  await expect(settings.toggle('Email Notifications')).toBeChecked();
  await expect(settings.toggle('Push Notifications')).toBeChecked();
  await expect(settings.toggle('Marketing Emails')).not.toBeChecked();

  await settings.tab('Preferences').click();
  const valuesOf = (list: Locator) =>
    list.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  await expect(settings.theme.locator('option')).toHaveText(['Light', 'Dark', 'System']);
  expect(await valuesOf(settings.theme)).toEqual(['light', 'dark', 'system']);
  expect(await valuesOf(settings.language)).toEqual(languages);
  expect(languages.slice(0, 4)).toEqual(['en', 'es', 'fr', 'de']);
  const names = await settings.language.locator('option').allInnerTexts();
  expect(names.slice(0, 4)).toEqual(['English', 'Spanish', 'French', 'German']);
  await expect(settings.theme).toHaveValue('system');
  await expect(settings.language).toHaveValue('en');
  await settings.cancel.click();
});

sentence('2.57', 'each of them, and not a press that only ends on the backdrop', async ({ lookAt, accounts }) => {
  const { page, settings } = await lookAtSettings(lookAt);
  const calls = recordCalls(page);
  const theme = await page.locator('html').getAttribute('data-theme');
  const waysToLeave = [
    () => settings.cancel.click(),
    () => settings.closeIcon.click(),
    () => settings.clickBackdrop(),
  ] as const;
  for (const leave of waysToLeave) {
    await settings.firstName.fill('Somebody');
    await settings.phone.fill('nonsense');
    await settings.save.click();
    await expect(settings.phone).toHaveAttribute('aria-invalid', 'true');
    await settings.tab('Notifications').click();
    await settings.toggle('Marketing Emails').click();
    await settings.tab('Preferences').click();
    await settings.theme.selectOption('light');
    await leave();
    await expect(settings.dialog).toBeHidden();

    await settings.openAgain();
    await settings.tab('Notifications').click();
    await expect(settings.toggle('Marketing Emails')).not.toBeChecked();
    await settings.tab('Preferences').click();
    await expect(settings.theme).toHaveValue('system');
    await settings.tab('Profile').click();
    await expect(settings.firstName).toHaveValue(accounts.newcomer.firstName);
    await expect(settings.phone).toHaveValue('');
    await expect(settings.phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  expect(theme).toBe('dark');
  expect(calls).toEqual([]);

  await settings.firstName.fill('Somebody');
  const field = await settings.firstName.boundingBox();
  await page.mouse.move((field?.x ?? 0) + 40, (field?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(8, 400);
  await page.mouse.up();
  await expect(settings.firstName).toHaveValue('Somebody');
  await settings.cancel.click();
});

sentence(['5.9', '8.14'], 'a failed save shows the reason and preserves the input', async ({ lookAt, problems }) => {
  problems.expect(failedCalls);
  const { page, settings } = await lookAtSettings(lookAt);
  const failed = 'Update failed. Please try again.';
  const unknown = [{ loc: ['body', 'phone'], msg: 'This number is unknown.' }];
  const table: readonly [Spoil, string][] = [
    [{ status: 409, body: { detail: 'This phone is in use.' } }, 'This phone is in use.'],
    [{ status: 422, body: { detail: unknown } }, 'This number is unknown.'],
    [{ status: 500 }, 'Request failed with status code 500'],
    ['network', 'Network Error'],
    [{ status: 200, body: undefined }, failed],
    [{ status: 200, body: null }, failed],
    [{ status: 200, body: {} }, failed],
  ];
  for (const [place, [spoil, message]] of table.entries()) {
    const repair = await spoilCall(page, '/auth/me', spoil);
    await settings.firstName.fill(`Grace ${place}`);
    const sent = nextCall(page, 'PUT /auth/me');
    await settings.save.click();
    await sent;
    await expect(settings.error, JSON.stringify(spoil)).toHaveText(message);
    await expect(settings.firstName).toHaveValue(`Grace ${place}`);
    await repair();
  }
  await settings.cancel.click();
});

sentence(
  ['2.55', '2.56', '7.9', '7.10', '7.16'],
  'each section is saved by its own call, and applies at once',
  async ({ page, api, account }) => {
    const html = page.locator('html');
    const settings = new ProfileSettings(page);
    await settings.open();
    const calls = watchCalls(page);
    await settings.lastName.fill('Lovelace');
    await settings.tab('Notifications').click();
    await settings.toggle('Push Notifications').click();
    await settings.toggle('Marketing Emails').click();
    await settings.tab('Preferences').click();
    await settings.theme.selectOption('light');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await settings.save.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(settings.saved).toBeVisible();
    const { email } = account;
    const notifications = { email: true, push: false, marketing: true };
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      ['PUT /auth/me', { email, first_name: 'Ada', last_name: 'Lovelace', phone: '' }],
      // The switches that were not changed are sent as they are stored now.
      ['GET /auth/me', undefined],
      ['PUT /auth/me/notifications', notifications],
      ['PUT /auth/me/preferences', { theme: 'light', language: 'en' }],
    ]);
    for (const call of calls) expect((await responseOf(call)).status).toBe(200);
    const saved = { last_name: 'Lovelace', notifications, preferences: { theme: 'light', language: 'en' } };
    expect(await api.me(account)).toMatchObject(saved);
    await expect(settings.dialog).toBeHidden();

    await settings.openAgain();
    await settings.tab('Preferences').click();
    await settings.language.selectOption('de');
    await expect(settings.save).toHaveText('Save Changes');
    await settings.save.click();
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Übersicht', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen?');
    expect(await api.me(account)).toMatchObject({ preferences: { theme: 'light', language: 'de' } });
  },
);

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
