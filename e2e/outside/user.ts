import type { Browser, Page } from '@playwright/test';
import { TestApiClient } from '../support/api';
import { signInBrowser } from '../support/test';

/** Opens a page for a signed-in user who has an imported bank account and a savings goal, but no regular pay. */
export async function openAsUser(browser: Browser, baseURL: string): Promise<Page> {
  const api = new TestApiClient(baseURL);
  const person = await api.register();
  await api.importBankFile(person, '20/11/2026,"-12.50","CAFE ON THE CORNER","987.50"');
  await api.addGoal(person, {
    name: 'Car',
    target_cents: 900_000,
    date: '2050-01-31',
    per_payday_cents: 5_000,
    saved: { type: 'by_hand', saved_cents: 10_000, saved_on: '2026-11-01' },
  });
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInBrowser(page, baseURL, person);
  return page;
}
