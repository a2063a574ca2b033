import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

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
}
