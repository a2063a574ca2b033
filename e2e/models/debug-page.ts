import type { Locator, Page } from '@playwright/test';

/** The debug page's checks of the API. */
export class DebugPage {
  readonly results: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.results = this.main.getByRole('region', { name: 'Results by endpoint' });
  }

  async open(): Promise<void> {
    await this.page.goto('/debug');
  }

  button(name: 'Full API health check' | 'Test connectivity' | 'Test auth endpoints' | 'Log state' | 'Clear all storage' | 'Refresh'): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** A line of the results: its path, what it says and its status. */
  async rows(): Promise<string[][]> {
    await this.results.waitFor();
    const rows = await this.results.locator('tbody tr').all();
    return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).slice(0, 3)));
  }

  /** A panel of facts, as name and value. */
  async fact(name: string): Promise<string> {
    return this.main.locator('dl > div').filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('dd').innerText();
  }
}
