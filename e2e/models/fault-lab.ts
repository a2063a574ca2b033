import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The page of the fault lab, where a tester adds and removes faults. */
export class FaultLabPage {
  readonly state: Locator;
  readonly status: Locator;
  /** Report about the page that was open before in this tab. */
  readonly report: Locator;

  constructor(private readonly page: Page) {
    this.state = page.getByRole('region', { name: /^In this browser/ });
    this.status = page.locator('#said');
    this.report = page.getByRole('region', { name: /^Report/ });
  }

  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/fault-lab`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Fault lab');
  }

  /** Adds a fault. `kind`: stage and fault as the drop-down list shows them, such as `chunk: Missing (404)`. */
  async add({
    remote,
    kind,
    file,
    calls,
    times,
  }: {
    remote: string;
    kind: string;
    file?: string;
    calls?: string;
    times?: number;
  }): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Add a fault' });
    const list = (name: string) => form.getByRole('combobox', { name, exact: true });
    await list('Remote').selectOption(remote);
    await list('Stage and fault').selectOption({ label: kind });
    if (file !== undefined) await list('File').selectOption(file);
    if (calls !== undefined) await form.getByRole('textbox', { name: /^Calls/ }).fill(calls);
    await form.getByLabel('Times').fill(times === undefined ? '' : String(times));
    await form.getByRole('button', { name: 'Add the fault' }).click();
    await expect(this.status).toContainText(`${remote} has the fault`);
  }
}

/** The badge that pages of the product show while the fault lab has faults. */
export class LabBadge {
  readonly badge: Locator;
  readonly clear: Locator;
  /** Opens the buttons that copy the report of this page. */
  readonly report: Locator;
  readonly labLink: Locator;

  constructor(page: Page) {
    this.badge = page.getByRole('complementary', { name: 'Fault lab' });
    this.clear = this.badge.getByRole('button', { name: 'Clear' });
    this.report = this.badge.locator('details');
    this.labLink = this.badge.getByRole('link', { name: 'Open the lab' });
  }
}
