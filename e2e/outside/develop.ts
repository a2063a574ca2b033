import { expect, type Browser } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/document';
import { PAGE_SOURCE, PAGE_SOURCE_WITH_INPUT, PAGE_SOURCE_WITH_WORKER, PAGE_SOURCE_WITHOUT_KEYS } from './sources';
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
  team.edit('src/goals/goals.module.css', (css) => css.replace('var(--text-muted)', 'rgb(1, 2, 3)'));
  await expect(page.getByText('Something new is being made here.')).toHaveCSS('color', 'rgb(1, 2, 3)');
  team.edit('src/goals/goals.tsx', (code) => code.replace('1300', '1300 +'));
  await expect(page.getByRole('alert')).toContainText('src/goals/goals.tsx:17:');
  expect(await isSameDocument(page)).toBe(true);
  // The remote's files are at another origin, from which browsers refuse to start a worker.
  team.add('src/goals/double.worker.ts', 'export {};\nonmessage = ({ data }) => postMessage(2 * data);\n');
  team.edit('src/goals/goals.tsx', () => PAGE_SOURCE_WITH_WORKER);
  await expect(page.locator('html')).toHaveAttribute('data-doubled', '42');
  team.edit('src/goals/goals.tsx', () => PAGE_SOURCE);
  team.edit('src/texts.ts', (code) => code.replace('Something new is being made here.', 'It works.'));
  await expect(page.getByText('It works.')).toBeVisible();
  await context.close();
  const visitor = await browser.newPage({ baseURL: own });
  await visitor.goto('/our-goals');
  await expect(visitor).toHaveURL(/\/$/);
  await visitor.close();
  await team.stop();
}
