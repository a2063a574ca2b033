import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const debugButtons = [
  'Full API health check',
  'Test connectivity',
  'Test auth endpoints',
  'Log state',
  'Clear all local and session storage',
  'Refresh',
] as const;

export class DebugPage {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/debug');
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText('Debug');
  }

  panel(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  fact(panel: string, name: string): Locator {
    const term = this.panel(panel)
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}$`) });
    return term.locator('xpath=following-sibling::dd[1]');
  }

  button(name: (typeof debugButtons)[number]): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** Runs one of the three checks: URL, result and status of each endpoint. */
  async check(name: 'Full API health check' | 'Test connectivity' | 'Test auth endpoints'): Promise<string[][]> {
    await this.button(name).click();
    const table = this.panel(name).getByRole('table');
    await expect(table).toBeVisible();
    const rows = await table.locator('tbody tr').all();
    return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).slice(0, 3)));
  }
}
