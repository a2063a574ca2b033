import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const SCRIPT = 'leave-dialog';

/** The dialog that asks for confirmation before a user leaves a page with unsaved changes. */
export class LeaveDialog {
  readonly dialog: Locator;
  readonly stay: Locator;
  readonly leave: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    this.stay = this.dialog.getByRole('button', { name: 'Stay', exact: true });
    this.leave = this.dialog.getByRole('button', { name: 'Leave', exact: true });
  }

  /** Waits for the dialog's script, which loads after the first unsaved change. Until then the browser's dialog asks. */
  async untilLoaded(): Promise<void> {
    const isRequested = () =>
      this.page.evaluate(
        (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
        SCRIPT,
      );
    await expect.poll(isRequested).toBe(true);
    await expect(this.page.locator(`script[src*="${SCRIPT}"]`)).toHaveCount(0);
  }
}
