import { expect, type Browser } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/document';
import { PAGE_SOURCE_WITH_INPUT, PAGE_SOURCE_WITHOUT_KEYS, PAGE_SOURCE } from './sources';
import type { Team } from './team';

/** Edits a team's page while the team's local copy of the product shows the page, and checks each update. */
export async function checkDevelopmentUpdates(team: Team, browser: Browser): Promise<void> {
  const own = await team.shell();
  const context = await browser.newContext({ baseURL: own });
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(await team.develop(own));
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page).toHaveURL(/\/our-goals$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goals');
  team.edit('src/goals/goals.tsx', () => PAGE_SOURCE_WITHOUT_KEYS);
  await expect(page.getByText('No key')).toBeVisible();
  // Only React's development build prints this warning.
  expect(warnings.join()).toMatch(/unique "key" prop[^]*Goals/);
  team.edit('src/goals/goals.tsx', () => PAGE_SOURCE_WITH_INPUT);
  const field = page.getByLabel('Name');
  await field.fill('House');
  await markDocument(page);
  team.edit('src/goals/goals.tsx', (code) => code.replace('{format.number(1200)}', '{format.number(1300)} saved'));
  await expect(page.getByText('1,300 saved')).toBeVisible();
  await expect(field).toHaveValue('House');
  team.edit('src/goals/goals.tsx', (code) => code.replace('1300', '1300 +'));
  await expect(page.getByRole('alert')).toContainText('src/goals/goals.tsx:17:');
  expect(await isSameDocument(page)).toBe(true);
  team.edit('src/goals/goals.tsx', () => PAGE_SOURCE);
  team.edit('src/texts.ts', (code) => code.replace('Something new is being made here.', 'It works.'));
  await expect(page.getByText('It works.')).toBeVisible();
  await context.close();
  await team.stop();
}
