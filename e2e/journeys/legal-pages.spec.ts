import { SignUpPage } from '../models/account-pages';
import { newUser } from '../support/api';
import { overflowWidth, waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** Presses a link, and resolves to the tab that the link opens. */
async function openTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab;
}

test('sign-up links to the documents that the user agrees to, and reading them preserves the input', async ({
  page,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const person = newUser();
  await signUp.field('First name').fill(person.firstName);
  await signUp.field('Email').fill(person.email);
  await signUp.field('Password').fill(person.password);
  await expect(page.getByText(/^By creating an account you agree to the Terms of use/)).toBeVisible();
  const terms = await openTab(page, () =>
    page.getByRole('link', { name: 'Terms of use (opens in a new tab)' }).click(),
  );
  await expect(heading(terms, 'Terms of use')).toBeVisible();
  await terms.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(heading(terms, 'Privacy')).toBeVisible();
  await terms.close();
  await expect(signUp.field('First name')).toHaveValue(person.firstName);
  await expect(signUp.field('Password')).toHaveValue(person.password);
  await signUp.signUp(person);
  await expect(page).toHaveURL('/onboarding');
});

test('the table of contents works by keyboard at every width', async ({ page }) => {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await waitUntilLoaded(page, 'Privacy');
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'What you can do' });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy#choices');
    const title = page.getByRole('heading', { level: 2, name: 'What you can do' });
    await expect(title).toBeInViewport();
    const { y } = (await title.boundingBox()) ?? { y: 0 };
    const bar = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(y, 'not below the navbar').toBeGreaterThanOrEqual(bar.height);
    expect(await overflowWidth(page)).toBe(0);
  }
});
