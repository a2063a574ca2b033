import type { Page } from '@playwright/test';
import { SignInPage } from '../models/account-pages';
import { breakFiles } from '../support/faults';
import { recordCalls } from '../support/network';
import { expect, test } from '../support/test';
import { openPrerendered } from '../support/prerendered-page';

/** Returns the request bodies of the recorded calls to an API path. */
const bodies = (calls: ReturnType<typeof recordCalls>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

const selection = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? [activeElement.selectionStart, activeElement.selectionEnd] : [];
  });

/** Resolves to the distance of a section from the top of the window, in CSS pixels, after all scrolling and opening. */
async function restingTop(page: Page, id: string): Promise<number> {
  const top = () => page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await top();
        return last === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return last;
}

test('a form preserves and sends the input that was made before its script arrived @g-event-replay', async ({
  page,
  api,
}) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  const calls = recordCalls(page);
  const prerendered = await openPrerendered(page, '/sign-in');
  await signIn.email.pressSequentially(person.email);
  await page.getByLabel('Remember me').check();
  await signIn.password.pressSequentially(person.password);
  await signIn.password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  await prerendered.hydrate();
  await expect(signIn.email).toHaveValue(person.email);
  await expect(signIn.password).toHaveValue(person.password);
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await expect(signIn.password).toBeFocused();
  expect(await selection(page)).toEqual([2, 5]);
  await page.keyboard.type('x');
  await expect(signIn.password).toHaveValue(`${person.password.slice(0, 2)}x${person.password.slice(5)}`);
  await signIn.password.fill(person.password);
  await signIn.submit.click();
  await expect(page).toHaveURL('/onboarding');
  expect(bodies(calls, '/auth/login')).toEqual([{ email: person.email, password: person.password }]);
});

test(
  'hydration of the landing page preserves the scroll position, an open FAQ entry, a typed address and a chosen answer',
  { tag: '@rest' },
  async ({ page }) => {
    const prerendered = await openPrerendered(page, '/');
    await page.getByRole('radio').first().check();
    const question = page.locator('#faq details').nth(1);
    await question.locator('summary').click();
    await page.getByPlaceholder('you@example.com').fill('ada@example.com');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const top = await restingTop(page, '#benefits');
    await prerendered.hydrate();
    await expect(page.locator('#hero').getByRole('button', { name: /answer/i })).toBeVisible();
    // The replayed answer adds a row of buttons, and maybe a line of text, to the hero above the visible part.
    expect(Math.abs((await restingTop(page, '#benefits')) - top)).toBeLessThanOrEqual(100);
    await expect(question).toHaveAttribute('open');
    await expect(page.getByPlaceholder('you@example.com')).toHaveValue('ada@example.com');
    await expect(page.getByRole('radio').first()).toBeChecked();
    expect(prerendered.mismatches()).toEqual([]);
  },
);

test(
  'a language that is chosen before the script arrives is applied after hydration',
  { tag: '@rest' },
  async ({ page }) => {
    const prerendered = await openPrerendered(page, '/forgot-password');
    await page.getByLabel('Language').first().selectOption('de');
    await prerendered.hydrate();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Forgot your password?');
  },
);

test('buttons that are clicked before hydration run their action once @g-event-replay', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const prerendered = await openPrerendered(page, '/sign-up');
  const menu = page.locator('#navbar-menu');
  // Impatient users click twice.
  await page.getByRole('button', { name: 'Switch to light theme' }).dblclick();
  await page.getByRole('button', { name: 'Show characters' }).last().click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await prerendered.hydrate();
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect((await prerendered.themes()).filter((theme) => theme === 'light')).toHaveLength(1);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a sign-in that is sent before the script arrives is performed once, and never appears in the URL @g-event-replay', async ({
  page,
  api,
}) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  const calls = recordCalls(page);
  const prerendered = await openPrerendered(page, '/sign-in');
  await signIn.email.fill(person.email);
  await signIn.password.fill(person.password);
  await signIn.submit.click();
  await expect(signIn.submit).toHaveAttribute('aria-busy', 'true');
  await signIn.password.press('Enter');
  await signIn.submit.click();
  await expect(page).toHaveURL('/sign-in');
  await prerendered.hydrate();
  await expect(page).toHaveURL('/onboarding');
  expect(bodies(calls, '/auth/login')).toEqual([{ email: person.email, password: person.password }]);
  expect(prerendered.requests.filter((url) => url.includes(encodeURIComponent(person.password)))).toEqual([]);
});

test('a page whose code does not load shows the failure screen, even after form input before hydration @g-input-without-code', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED/);
  await breakFiles(page, /page-sign-in\..*\.js/, { fault: '404' });
  const signIn = new SignInPage(page);
  const prerendered = await openPrerendered(page, '/sign-in');
  await signIn.email.fill('ada@example.com');
  await signIn.submit.click();
  await prerendered.hydrate();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
});
