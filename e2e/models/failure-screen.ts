import type { Locator, Page } from '@playwright/test';

/** The screen in place of a page whose remote did not load. */
export class FailureScreen {
  readonly screen: Locator;
  readonly tryAgain: Locator;
  /** Only where trying again cannot help. */
  readonly reload: Locator;
  private readonly details: Locator;

  constructor(page: Page) {
    this.screen = page.getByRole('alert').filter({ hasText: 'This page did not load' });
    this.tryAgain = this.screen.getByRole('button', { name: 'Try again' });
    this.reload = this.screen.getByRole('button', { name: 'Reload the page' });
    this.details = this.screen.locator('details');
  }

  /** Opens the details for support. @returns their values by name */
  async readDetails(): Promise<Map<string, string>> {
    if ((await this.details.getAttribute('open')) === null) await this.details.locator('summary').click();
    const names = await this.details.locator('dt').allInnerTexts();
    const values = await this.details.locator('dd').allInnerTexts();
    return new Map(names.map((name, index) => [name, values[index] ?? '']));
  }
}
