import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export class QuizPage {
  readonly heading: Locator;
  readonly next: Locator;
  readonly resumeDialog: Locator;
  readonly slider: Locator;
  readonly textarea: Locator;
  /** The choices as a user sees them; each contains its radio or checkbox. */
  readonly options: Locator;
  readonly question: Locator;
  /** Result on the dashboard after ten questions: score, collapsed extra questions, and button that closes the result. */
  readonly score: Locator;
  readonly extras: Locator;
  readonly closeResult: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { name: "Let's Get to Know You" });
    this.next = this.main.getByRole('button', { name: 'Next' });
    this.resumeDialog = page.getByRole('dialog', { name: 'Resume Previous Session?' });
    this.slider = this.main.getByRole('slider');
    this.textarea = this.main.getByRole('textbox');
    this.question = this.main.locator('form').getByRole('heading', { level: 2 });
    this.extras = this.main.getByRole('heading', { name: 'Want more personal advice?' });
    this.score = this.main.getByRole('heading', { level: 2, name: /^Overall Financial Health Score \d+ of 100$/ });
    this.closeResult = this.main.getByRole('button', { name: 'Close this result' });
    // A user clicks the text of an option; the radio or checkbox itself is not visible.
    this.options = this.main
      .locator('label')
      .filter({ has: page.locator('input[type="radio"], input[type="checkbox"]') });
  }

  async open(): Promise<void> {
    await this.page.goto('/onboarding');
  }

  /** Opens the quiz and continues a session that has answers already. */
  async resume(): Promise<void> {
    await this.open();
    await this.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
    await expect(this.question).toBeVisible();
  }

  async expectQuestion(number: number): Promise<void> {
    await expect(this.main.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await expect(this.main.getByText(`${(number - 1) * 10}% Complete`, { exact: true })).toBeVisible();
  }

  /** Gives an answer to the current question without sending it. `which`: the option to choose, if there are options. */
  async choose(which: 'first' | 'last' = 'first'): Promise<void> {
    const option = this.options[which]();
    await expect(option.or(this.slider).or(this.textarea).first()).toBeVisible();
    if (await this.textarea.isVisible()) await this.textarea.fill('4 months');
    else if (await this.slider.isVisible()) await this.slider.fill('2');
    else await option.click();
  }

  /** Answers all questions from `first` on, and closes the result, which is the first section of the dashboard. */
  async answerAll(first = 1): Promise<void> {
    for (let number = first; number <= 10; number += 1) {
      await this.expectQuestion(number);
      await this.choose();
      await this.next.click();
    }
    await expect(this.page).toHaveURL('/dashboard');
    await expect(this.extras).toBeVisible();
    await this.closeResult.click();
    await expect(this.closeResult).toHaveCount(0);
  }
}
