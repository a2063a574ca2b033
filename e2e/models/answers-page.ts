import type { Locator, Page } from '@playwright/test';

/** The page on which a user changes single quiz answers. */
export class AnswersPage {
  readonly rows: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly saved: Locator;
  /** Form of the question whose answer is being changed. */
  readonly editor: Locator;
  readonly options: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.rows = this.main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Change: / }) });
    this.editor = this.main.locator('form');
    this.options = this.editor.locator('label');
    this.save = this.editor.getByRole('button', { name: 'Save', exact: true });
    this.cancel = this.editor.getByRole('button', { name: 'Cancel', exact: true });
    this.saved = this.main.getByText('Saved. Your scores and your advice are up to date.');
  }

  async open(): Promise<void> {
    await this.page.goto('/quiz/answers');
  }

  /** Returns the list item of a metric among the changes that the selected answer would cause. */
  effect(metric: string): Locator {
    return this.editor.getByRole('status').getByRole('listitem').filter({ hasText: metric });
  }
}
