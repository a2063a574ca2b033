import { QuizPage } from '../models/quiz-page';
import { plainAnswer } from '../support/api';
import { changeResponse, fieldsOf, pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(['2.74', '2.76', '2.77'], 'a single choice, without a hint', async ({ page, account: _account }) => {
  await changeResponse(page, { path: '/adaptive-quiz/start' }, ({ question, ...rest }) => ({
    ...rest,
    question: { ...fieldsOf(question), adaptive_context: undefined },
  }));
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await expect(quiz.question).toBeVisible();
  await expect(page.getByText(/Focus area/)).toHaveCount(0);
  await expect(quiz.send).toBeDisabled();
  const choices = page.getByRole('radiogroup').getByRole('radio');
  await expect(choices).not.toHaveCount(0);
  await quiz.options.first().click();
  await expect(quiz.send).toBeEnabled();
  await quiz.options.last().click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  const answer = await choices.last().getAttribute('value');
  const respond = await pauseCall(page, { path: '/adaptive-quiz/respond' });
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer, response: { answer } } });
  await expect(quiz.send).toHaveText('Loading...');
  await expect(quiz.send).toBeDisabled();
  await quiz.send.click({ force: true });
  respond.resume();
  await expect(quiz.send).toHaveText('Next');
  await quiz.expectQuestion(2);
  expect(respond.count()).toBe(1);
});

sentence(
  ['2.74', '2.75', '2.77', '8.16'],
  'multiple choice, with a hint, in the middle of the quiz',
  async ({ page, api, account }) => {
    const isNext = ({ question_type }: { question_type: string }) => question_type === 'multiple_choice';
    const { length: given } = (await api.takeQuiz(account, plainAnswer, isNext)).answered;
    const quiz = new QuizPage(page);
    await quiz.resume();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Get to Know You");
    await quiz.expectQuestion(given + 1);
    const bar = main.getByRole('progressbar');
    await expect(bar).toHaveAttribute('value', `${given * 10}`);
    await expect(bar).toHaveAttribute('max', '100');
    await expect(main.getByText(/^Focus area: \S/)).toBeVisible();
    await expect(quiz.question).toHaveText(/\S/);
    await expect(quiz.back).toHaveText('Back');
    await expect(quiz.send).toHaveText('Next');

    const asked = await quiz.question.innerText();
    const first = await quiz.choose();
    const calls = recordCalls(page);
    await quiz.back.click();
    await expect(quiz.error).toHaveText('Going back to previous questions is not supported.');
    await quiz.expectQuestion(given + 1);
    await expect(quiz.question).toHaveText(asked);
    await first.isStillPresent();
    expect(calls).toEqual([]);

    await expect(quiz.send).toBeEnabled();
    await quiz.options.nth(0).click();
    await expect(quiz.send).toBeDisabled();
    await quiz.options.nth(1).click();
    await expect(quiz.error).toHaveCount(0);
    await quiz.options.nth(0).click();
    const boxes = quiz.options.getByRole('checkbox');
    const answer = [await boxes.nth(0).getAttribute('value'), await boxes.nth(1).getAttribute('value')];
    const sent = page.waitForRequest('**/adaptive-quiz/respond');
    await quiz.next.click();
    expect((await sent).postDataJSON()).toMatchObject({ response: { answer, response: { answer } } });
  },
);

sentence(
  ['2.77', '9.9'],
  'one of ten is a scale: a slider from 1 to 10, step 1, default 5, from Low to High',
  async ({ page, api, account }) => {
    await api.comeTo(account, 'scale');
    const quiz = new QuizPage(page);
    await quiz.resume();
    await expect(quiz.slider).toHaveAttribute('min', '1');
    await expect(quiz.slider).toHaveAttribute('max', '10');
    await expect(quiz.slider).toHaveAttribute('step', '1');
    await expect(quiz.slider).toHaveValue('5');
    const [low, high] = await Promise.all(
      ['Low', 'High'].map((name) => page.getByText(name, { exact: true }).boundingBox()),
    );
    expect(low?.x ?? 0).toBeLessThan(high?.x ?? 0);
    // The default counts as an answer; the client reports that it was not touched.
    await expect(quiz.next).toBeEnabled();
    const sent = page.waitForRequest('**/adaptive-quiz/respond');
    await quiz.next.click();
    expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 5, touched: false } });
  },
);

sentence(
  ['2.78', '4.25'],
  'the bank dialog: behind a button of the page, never by itself',
  async ({ page, account: _account }) => {
    const quiz = new QuizPage(page);
    const yes = quiz.bankDialog.getByRole('button', { name: 'Yes, Connect Bank', exact: true });
    const skip = quiz.bankDialog.getByRole('button', { name: 'Skip for Now', exact: true });
    await quiz.open();
    await quiz.expectQuestion(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await quiz.bankButton.click();
    await expect(yes).toBeVisible();
    await skip.click();
    await expect(page).toHaveURL('/dashboard');

    await page.goBack();
    await quiz.answer(1);
    await quiz.bankButton.click();
    const calls = recordCalls(page);
    await yes.click();
    await expect(page).toHaveURL('/yodlee-connect');
    expect(calls[0]).toMatchObject({ method: 'GET', path: expect.stringMatching(/^\/adaptive-quiz\/insights\/./) });
  },
);

sentence('2.77', 'one of ten is a text, in three rows, that may be left out', async ({ page, api, account }) => {
  await api.comeTo(account, 'text');
  const quiz = new QuizPage(page);
  await quiz.resume();
  await expect(quiz.textarea).toHaveAttribute('rows', '3');
  await expect(quiz.textarea).toHaveAttribute('placeholder', 'Type your answer here...');
  await expect(quiz.next).toBeDisabled();
  await quiz.textarea.fill('2 months');
  await expect(quiz.next).toBeEnabled();
  await quiz.options.click();
  await expect(quiz.textarea).toHaveValue('');
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 'skip' } });
});
