import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { Navbar } from './navbar';

/** The modal behind Profile Settings of the account menu. */
export class ProfileSettings {
  readonly dialog: Locator;
  readonly cancel: Locator;
  /** Save button. The button is not found by its text, which changes while the form is being saved. */
  readonly save: Locator;
  readonly firstName: Locator;
  readonly theme: Locator;
  readonly language: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Profile Settings', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.save = this.dialog.locator('button[type="submit"]');
    this.firstName = this.dialog.getByLabel('First name', { exact: true });
    this.theme = this.dialog.getByLabel('Theme', { exact: true });
    this.language = this.dialog.getByLabel('Language', { exact: true });
  }

  /** Opens the settings on a page with little content. */
  async open(): Promise<void> {
    await this.page.goto('/forgot-password');
    await this.openAgain();
  }

  async openAgain(): Promise<void> {
    await new Navbar(this.page).openProfileSettings();
    await expect(this.dialog).toBeVisible();
  }

  tab(name: 'Profile' | 'Notifications' | 'Preferences' | 'Accounts' | 'Security' | 'Privacy'): Locator {
    return this.dialog.getByRole('tab', { name, exact: true });
  }

  toggle(name: string): Locator {
    return this.dialog.getByRole('switch', { name, exact: true });
  }
}
