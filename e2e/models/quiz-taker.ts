import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { question as questionShape } from '@verdant/shared/contract';
import type { Answer, Question } from '@verdant/shared/contract';
import { QuizPage } from './quiz-page';

/** A question as the server sent it, and the answer that was given on the page. */
export type Answered = { question: Question; answer: Answer };

const withQuestion = v.object({ question: questionShape });

/** Takes the quiz on the page as a user would: reads each question and finds the answer among its labels. */
export class QuizTaker {
  private readonly quiz: QuizPage;
  /** By their texts: the page shows no ids. */
  private readonly questions = new Map<string, Question>();

  constructor(private readonly page: Page) {
    this.quiz = new QuizPage(page);
    page.on('response', (response) => {
      if (!/\/adaptive-quiz\/(start|restart|respond)$/.test(response.url())) return;
      void response.json().then(
        (body: unknown) => this.remember(body),
        () => undefined,
      );
    });
  }

  private remember(body: unknown): void {
    const read = v.safeParse(withQuestion, body);
    if (read.success) this.questions.set(read.output.question.text, read.output.question);
  }

  private async current(): Promise<Question> {
    await expect.poll(async () => this.questions.has(await this.quiz.question.innerText())).toBe(true);
    const question = this.questions.get(await this.quiz.question.innerText());
    if (!question) throw new Error('The page shows a question that the server did not send');
    return question;
  }

  private option(label: string): Locator {
    const input = this.page
      .getByRole('radio', { name: label, exact: true })
      .or(this.page.getByRole('checkbox', { name: label, exact: true }));
    return this.quiz.options.filter({ has: input });
  }

  private async give({ options, question_type: type }: Question, answer: Answer): Promise<void> {
    if (typeof answer === 'number') return this.quiz.slider.fill(String(answer));
    const values = Array.isArray(answer) ? answer : [answer];
    if (type === 'text') return this.quiz.textarea.fill(values.join());
    for (const value of values) {
      const label = options.find((option) => option.value === value)?.label;
      if (label === undefined) throw new Error(`The question has no option ${value}`);
      await this.option(label).click();
    }
  }

  /** Answers all questions of a quiz that shows its first one. @returns questions and answers in order */
  async answerAll(answerOf: (question: Question) => Answer, total = 10): Promise<Answered[]> {
    const answered: Answered[] = [];
    for (let number = 1; number <= total; number += 1) {
      await this.quiz.expectQuestion(number, total);
      const question = await this.current();
      const answer = answerOf(question);
      await this.give(question, answer);
      await this.quiz.next.click();
      answered.push({ question, answer });
    }
    return answered;
  }

  /** Takes the whole quiz, and ends on the dashboard. @returns questions and answers in order */
  async takeQuiz(answerOf: (question: Question) => Answer, total = 10): Promise<Answered[]> {
    await this.quiz.open();
    const answered = await this.answerAll(answerOf, total);
    await this.quiz.leaveResult();
    await expect(this.page).toHaveURL('/dashboard');
    return answered;
  }
}

/** The dashboard's words for an answer: the labels of a choice, `7 of 10` for a slider, nothing of a text. */
export function wordsOf({ question: { options, question_type }, answer }: Answered): string[] {
  if (question_type === 'scale') return [`${String(answer)} of 10`];
  const values = Array.isArray(answer) ? answer : [answer];
  return options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}
