import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Given = { isStillPresent: () => Promise<void> };

export class QuizPage {
  readonly heading: Locator;
  /** Button that sends the answer. The button is not found by its text, which changes while the answer is being sent. */
  readonly send: Locator;
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
    this.send = this.main.locator('form button[type="submit"]');
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

  /** Closes the result, which is the first section of the dashboard. */
  async leaveResult(): Promise<void> {
    await expect(this.page).toHaveURL('/dashboard');
    await expect(this.extras).toBeVisible();
    await this.closeResult.click();
    await expect(this.closeResult).toHaveCount(0);
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

  /**
   * Gives an answer to the current question without sending it.
   * @param which option to choose; for a question without options, one of two fixed answers
   * @returns how to check that the answer is still there
   */
  async choose(which: 'first' | 'last' = 'first'): Promise<Given> {
    const { slider, textarea } = this;
    const option = this.options[which]();
    await expect(option.or(slider).or(textarea).first()).toBeVisible();
    if (await textarea.isVisible()) {
      const text = which === 'first' ? '4 months' : '2 weeks';
      await textarea.fill(text);
      return { isStillPresent: () => expect(textarea).toHaveValue(text) };
    }
    if (await slider.isVisible()) {
      const value = which === 'first' ? '2' : '9';
      await slider.fill(value);
      return { isStillPresent: () => expect(slider).toHaveValue(value) };
    }
    await option.click();
    return { isStillPresent: () => expect(option.locator('input')).toBeChecked() };
  }

  /** Answers questions, and waits for the next question or the result after each answer. */
  async answerFrom(first: number, last: number, which: 'first' | 'last' = 'first'): Promise<void> {
    for (let number = first; number <= last; number += 1) {
      await this.expectQuestion(number);
      await this.choose(which);
      await this.next.click();
      if (number < 10) await this.expectQuestion(number + 1);
      else await this.leaveResult();
    }
  }
}
