import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/paths';
import { replaceReleasedFile } from '../support/released-files';

/** Script that a development build contains at the start of its entry (`cli/dev/dev-config.mjs`). */
const LEAKS = readFileSync(join(ROOT, 'federation/cli/dev/leaks.js'), 'utf8');

const GREEN = 'rgb(0, 100, 0)';
const RED = 'rgb(200, 0, 0)';

async function show(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

/** Reads those parts of the document outside a remote's elements that the remote can have changed. */
const documentOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    html: document.documentElement.outerHTML.replace(/>[^]*/, '>'),
    body: document.body.outerHTML.replace(/>[^]*/, '>'),
  }));

test('the styles of a remote apply only inside that remote @g-own-styles', async ({ page }) => {
  await page.goto('/untidy');
  await expect(page.getByRole('heading', { name: 'Untidy' })).toBeVisible();
  expect(await colorOf(page, 'main h1')).toBe(RED);
  expect(await colorOf(page, 'main p')).toBe(RED);
  // The slot next to the page is filled by another remote.
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  expect(await colorOf(page, 'aside p')).toBe('rgb(0, 0, 0)');
  await show(page, 'Hello', 'Hello from alpha');
  expect(await colorOf(page, 'main h1')).toBe(GREEN);
});

test('changes that a remote made to the document are undone when the user leaves the remote @g-document-restored', async ({
  page,
}) => {
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  const before = await documentOf(page);
  await show(page, 'Untidy', 'Untidy');
  await expect(page.locator('body')).toHaveClass('untidy');
  await expect(page).toHaveTitle('3 untidy things');
  await show(page, 'Sums', 'One and two are 3');
  await expect(page).toHaveTitle('Sums | Fixture');
  await show(page, 'Hello', 'Hello from alpha');
  expect(await documentOf(page)).toEqual(before);
});

test('timers and listeners that a remote leaks in a development build are logged to the console @g-timers', async ({
  page,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await replaceReleasedFile(page, baseURL ?? '', {
    remote: 'mfe-gamma',
    file: /remote-entry/,
    alter: (text) => `{\n${LEAKS}\nwatchLeaks('mfe-gamma');\n}\n${text}`,
  });
  await page.goto('/untidy');
  await expect(page.getByRole('heading', { name: 'Untidy' })).toBeVisible();
  await show(page, 'Sums', 'One and two are 3');
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^mfe-gamma left behind what it had started:\n {2}setInterval, called at .*page-untidy.*\n {2}listener for resize on window, added at .*page-untidy.*$/,
  );
});
