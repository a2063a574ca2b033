import type { Locator, Page } from '@playwright/test';

/** Asks before unsaved work is left. */
export class LeaveDialog {
  readonly dialog: Locator;
  readonly stay: Locator;
  readonly leave: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    this.stay = this.dialog.getByRole('button', { name: 'Stay', exact: true });
    this.leave = this.dialog.getByRole('button', { name: 'Leave', exact: true });
  }
}
