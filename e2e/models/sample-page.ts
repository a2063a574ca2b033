import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { watchCharts } from '../support/rendered-chart';
import { wordsOf } from '../support/inert-button';
import type { LookAt } from '../support/test';

/** One of the six pages of fixed figures. */
export class SamplePage {
  readonly main: Locator;
  readonly tabs: Locator;
  readonly selectedTab: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.tabs = this.main.getByRole('tab');
    this.selectedTab = this.main.getByRole('tab', { selected: true });
  }

  /** One of them, shared by the tests that look at it. */
  static async lookAt(lookAt: LookAt, path: string, heading: string): Promise<SamplePage> {
    const sample = new SamplePage(await lookAt(path, { viewer: 'newcomer', prepare: watchCharts }));
    await expect(sample.main.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Where own figures are, or would be, is known when the call about linked banks was answered.
    await expect(sample.main.locator('p[aria-hidden="false"]')).toHaveCount(1);
    return sample;
  }

  panel(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  /** The rows or cards of a panel. */
  rows(panel: string): Locator {
    return this.panel(panel).getByRole('listitem');
  }

  /** What stands next to a label: among the totals, or in a row. */
  figure(label: string, scope: Locator = this.main.locator('dl').first()): Locator {
    const term = scope.locator('dt').filter({ hasText: new RegExp(`^${label}$`) });
    return term.locator('xpath=following-sibling::dd[1]');
  }

  /** The figures of one label in every row of a panel. */
  async column(panel: string, label: string): Promise<string[]> {
    const rows = await this.rows(panel).all();
    return Promise.all(rows.map((row) => this.figure(label, row).innerText()));
  }

  chart(name: string): Locator {
    return this.main.getByRole('figure', { name, exact: true });
  }

  /** The figures of a chart, row by row, the label first. */
  async table(chart: string): Promise<string[][]> {
    const figure = this.chart(chart);
    await figure.getByRole('button', { name: 'View as table', exact: true }).click();
    const rows = await figure.getByRole('table', { name: chart }).locator('tbody tr').all();
    return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  }

  /** Each tab can be chosen, and choosing it changes nothing but the highlight. */
  async expectCosmeticTabs(labels: readonly string[], chosen: string): Promise<void> {
    await expect(this.tabs).toHaveText([...labels]);
    await expect(this.selectedTab).toHaveText([chosen]);
    const words = await wordsOf(this.main);
    for (const label of labels) {
      await this.main.getByRole('tab', { name: label, exact: true }).click();
      await expect(this.selectedTab).toHaveText([label]);
    }
    expect(await wordsOf(this.main)).toEqual(words);
  }
}
