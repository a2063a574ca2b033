import { DashboardPage } from '../models/dashboard-page';
import { ProfileSettings } from '../models/profile-settings';
import { nextCall, responseOf } from '../support/calls';
import { changeResponse, pauseCall, respondWith } from '../support/network';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['3.1', '7.5'],
  'the person as in the response, whose missing names and phone are empty text',
  async ({ page, account }) => {
    const dashboard = new DashboardPage(page);
    const settings = new ProfileSettings(page);
    const asked = nextCall(page, 'GET /auth/me');
    await dashboard.open();
    const call = await asked;
    expect(call.body).toBeUndefined();
    expect((await responseOf(call)).body).toMatchObject({
      id: expect.stringMatching(/./),
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: '',
    });
    await settings.openAgain();
    await expect(settings.firstName).toHaveValue(account.firstName);
    await expect(settings.lastName).toHaveValue(account.lastName);
    await expect(settings.email).toHaveValue(account.email);

    await changeResponse(page, { path: '/auth/me' }, ({ id, email }) => ({ id, email }));
    await page.reload();
    await expect(dashboard.greeting('User')).toBeVisible();
    await settings.openAgain();
    for (const field of [settings.firstName, settings.lastName, settings.phone]) await expect(field).toHaveValue('');
    await expect(settings.email).toHaveValue(account.email);
  },
);

sentence(
  ['2.58', '3.5', '5.4', '7.7'],
  'one call at a time, never for another email, and what comes back is merged into the user',
  async ({ page, api, account }) => {
    const me = { path: '/auth/me', method: 'PUT' } as const;
    const settings = new ProfileSettings(page);
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.greeting('Ada')).toBeVisible();
    await settings.openAgain();
    await settings.email.focus();
    await page.keyboard.type('x');
    await expect(settings.email).toHaveValue(account.email);
    await settings.firstName.fill('Augusta');
    await settings.phone.fill('0412 345 678');
    await expect(settings.save).toHaveText('Save Changes');
    const restore = await changeResponse(page, me, (user) => ({ ...user, first_name: 'Countess' }));
    const update = await pauseCall(page, me);
    const sent = nextCall(page, 'PUT /auth/me');
    await settings.save.click();
    await expect(settings.save).toHaveText('Saving...');
    // The busy button counts as disabled; a user may press it all the same.
    await settings.save.click({ force: true });
    await settings.phone.press('Enter');
    update.resume();
    await expect(settings.save).toHaveText('Save Changes');
    await expect(settings.saved).toBeVisible();
    expect(update.count()).toBe(1);
    const saved = { first_name: 'Augusta', last_name: 'Park', email: account.email, phone: '0412 345 678' };
    expect((await sent).body).toEqual(saved);
    expect(await api.me(account)).toMatchObject(saved);
    await expect(dashboard.greeting('Countess')).toBeVisible();
    await expect(settings.dialog).toBeHidden();
    await restore();

    // Only one field comes back: it is merged, and the others stay.
    await respondWith(page, me, { first_name: 'Merged' });
    await settings.openAgain();
    await settings.lastName.fill('Lovelace');
    await settings.save.click();
    await expect(dashboard.greeting('Merged')).toBeVisible();
    await expect(settings.firstName).toHaveValue('Merged');
    await expect(settings.lastName).toHaveValue('Lovelace');
  },
);

sentence('7.21', 'the product gives none', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        asked.push(...(options?.entryTypes ?? [options?.type ?? '']));
        super.observe(options);
      }
    };
  });
  await page.goto('/');
  await settled(page, 'Your Financial Wellness Partner');
  const asked = await page.evaluate<string[]>('window.asked');
  for (const vital of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event', 'paint']) {
    expect(asked).not.toContain(vital);
  }
});
