import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Given = { isStillThere: () => Promise<void> };

/** The onboarding quiz. */
export class QuizPage {
  readonly heading: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly resumeDialog: Locator;
  readonly completedDialog: Locator;
  readonly error: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { name: "Let's Get to Know You" });
    this.next = this.main.getByRole('button', { name: 'Next' });
    this.back = this.main.getByRole('button', { name: 'Back' });
    this.resumeDialog = page.getByRole('dialog', { name: 'Resume Previous Session?' });
    this.completedDialog = page.getByRole('dialog', { name: 'Quiz Already Completed!' });
    this.error = this.main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/onboarding');
  }

  async expectQuestion(number: number, total = 10): Promise<void> {
    await expect(this.main.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible();
    await expect(this.main.getByText(`${Math.round(((number - 1) / total) * 100)}% Complete`, { exact: true })).toBeVisible();
  }

  /** Gives an answer to whatever is asked, without sending it; answers how to see that it is still there. */
  async choose(text = 'A home of our own in five years'): Promise<Given> {
    const radio = this.main.getByRole('radio').first();
    const checkbox = this.main.getByRole('checkbox').first();
    const slider = this.main.getByRole('slider');
    const textarea = this.main.getByRole('textbox');
    await expect(radio.or(checkbox).or(slider).or(textarea).first()).toBeVisible();
    if (await textarea.isVisible()) {
      await textarea.fill(text);
      return { isStillThere: () => expect(textarea).toHaveValue(text) };
    }
    if (await slider.isVisible()) {
      await slider.fill('8');
      return { isStillThere: () => expect(slider).toHaveValue('8') };
    }
    const option = (await radio.isVisible()) ? radio : checkbox;
    await option.check({ force: true });
    return { isStillThere: () => expect(option).toBeChecked() };
  }

  /** Answers one question and waits for what follows it. */
  async answer(number: number, total = 10): Promise<void> {
    await this.expectQuestion(number, total);
    await this.choose();
    await this.next.click();
    if (number < total) await this.expectQuestion(number + 1, total);
  }

  async answerFrom(first: number, last: number): Promise<void> {
    for (let number = first; number <= last; number += 1) await this.answer(number);
  }
}
