import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The bank page, and the widget in its frame. */
export class BankPage {
  readonly continue: Locator;
  readonly frame: Locator;
  readonly widget: FrameLocator;
  private readonly main: Locator;
  private readonly banks: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.continue = this.main.getByRole('button', { name: 'Continue to Bank Selection' });
    this.frame = this.main.locator('iframe[title="Bank connection"]');
    this.widget = page.frameLocator('iframe[title="Bank connection"]');
    this.banks = this.main.getByRole('region', { name: 'Your linked banks' });
  }

  async open(): Promise<void> {
    await this.page.goto('/yodlee-connect');
  }

  async openWidget(): Promise<void> {
    await this.open();
    await this.continue.click();
    await this.step('Select your bank').waitFor();
  }

  /** The heading of a page of the widget. */
  step(title: string): Locator {
    return this.widget.getByRole('heading', { level: 1, name: title });
  }

  /** Completes the widget's steps for a user who needs no code, up to the step that continues automatically. */
  async connectAs(userName: string): Promise<void> {
    await this.widget.getByRole('button', { name: 'Dag Site' }).click();
    // The step moves the focus to this field when it is ready, which would interrupt typing in the next field.
    await expect(this.widget.getByLabel('User name')).toBeFocused();
    await this.widget.getByLabel('User name').fill(userName);
    await this.widget.getByLabel('Password').fill('anything');
    await this.widget.getByRole('button', { name: 'Continue' }).click();
    await this.widget.getByRole('button', { name: 'Agree and connect' }).click();
  }

  bank(name: string): Locator {
    return this.banks.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }
}
