import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export class LandingPage {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  section(id: string): Locator {
    return this.main.locator(`#${id}`);
  }

  /** The list items of a section, such as its cards. */
  items(id: string): Locator {
    return this.section(id).getByRole('listitem');
  }
}
