import { expect, type Browser } from '@playwright/test';
import { KEYLESS, PAGE } from './sources';
import type { Team } from './team';

/** A team works on its page in the product of its own machine. */
export async function develop(team: Team, browser: Browser): Promise<void> {
  const own = await team.shell();
  const context = await browser.newContext({ baseURL: own });
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(await team.develop(own));
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page).toHaveURL(/\/our-goals$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goals');
  team.edit('src/goals/goals.tsx', () => KEYLESS);
  await expect(page.getByText('No key')).toBeVisible();
  // React's development build.
  expect(warnings.join()).toMatch(/unique "key" prop[^]*Goals/);
  team.edit('src/goals/goals.tsx', () => PAGE);
  team.edit('src/texts.ts', (code) => code.replace('Something new is being made here.', 'It works.'));
  await expect(page.getByText('It works.')).toBeVisible();
  await context.close();
  await team.stop();
}
