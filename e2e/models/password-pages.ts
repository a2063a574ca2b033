import type { Locator, Page } from '@playwright/test';

export class ForgotPasswordPage {
  readonly email: Locator;
  readonly submit: Locator;
  /** Message that is shown after a link has been requested. */
  readonly status: Locator;
  readonly banner: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.email = this.main.getByLabel('Email');
    this.submit = this.main.locator('button[type="submit"]');
    this.status = this.main.getByRole('status');
    this.banner = this.main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/forgot-password');
  }

  async ask(email: string): Promise<void> {
    // Waits for the heading, because the previous page also has a field "Email".
    await this.main.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await this.email.fill(email);
    await this.submit.click();
    await this.main.getByRole('heading', { name: 'Check your email' }).waitFor();
  }
}

export class ResetPasswordPage {
  readonly heading: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;
  readonly banner: Locator;
  readonly signIn: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.password = main.getByLabel('New password', { exact: true });
    this.confirmation = main.getByLabel('Confirm new password');
    this.submit = main.locator('button[type="submit"]');
    this.banner = main.getByRole('alert');
    this.signIn = main.getByRole('link', { name: 'Sign in', exact: true });
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async choose(password: string): Promise<void> {
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await this.submit.click();
  }
}
