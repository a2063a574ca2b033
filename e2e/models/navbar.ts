import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export class Navbar {
  readonly bar: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.getByRole('navigation', { name: 'Main' });
  }

  async goTo(label: string): Promise<void> {
    await this.bar.getByRole('link', { name: label, exact: true }).click();
  }

  get current(): Locator {
    return this.bar.locator('[aria-current="page"]:visible');
  }

  get accountMenu(): Locator {
    return this.bar.getByRole('button', { name: 'Account menu' });
  }

  /** The content of the account menu while it is open. */
  get userMenu(): Locator {
    return this.bar.locator('#user-menu');
  }

  get smallMenu(): Locator {
    return this.bar.getByRole('button', { name: 'Menu', exact: true });
  }

  async logOut(): Promise<void> {
    await this.accountMenu.click();
    await this.bar.getByRole('button', { name: 'Logout' }).click();
  }

  async openProfileSettings(): Promise<void> {
    await this.accountMenu.click();
    await this.bar.getByRole('button', { name: 'Profile Settings' }).click();
  }

  async switchTheme(to: 'light' | 'dark'): Promise<void> {
    await this.bar.getByRole('button', { name: `Switch to ${to} theme` }).click();
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', to);
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.accountMenu).toBeVisible();
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(this.bar.getByRole('link', { name: 'Join Now' })).toBeVisible();
  }
}
