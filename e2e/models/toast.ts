import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The notice at the bottom right of the page, which shows one message at a time. */
export class Toast {
  readonly close: Locator;
  readonly box: Locator;

  constructor(page: Page) {
    this.close = page.getByRole('button', { name: 'Close notification', exact: true });
    this.box = page.getByRole('status').locator('div').filter({ has: this.close });
  }

  async expectText(text: string): Promise<void> {
    await expect(this.box.locator('p')).toHaveText(text);
  }
}
